import type { listProfessions } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { PictureImage } from '../picture/picture.options'

/** What an editor may fix of the professions: filters of the contract. What is fixed is not offered to choose. */
export type ProfListBlockOptions = FixedOptions<typeof listProfessions>

/** A profession to study for, in one language. */
export interface ProfessionItem {
  id: number
  /** Code of the direction of training. */
  code: string
  /** Of the programmes that one applies for; null without one. */
  group: string | null
  name: LocalText
  summary: LocalText | null
  level: Schema<'EducationLevel'>
  field: LocalText
  languages: readonly Schema<'TeachingLanguage'>[]
  /** Names of the profile subjects; none above the bachelor’s level. */
  subjects: readonly LocalText[]
  /** A decoration: the name says what it is about. */
  image: PictureImage | null
  /** How many programmes it has. */
  programs: number
}

export interface ProfField extends Choice {
  level: Schema<'EducationLevel'>
}

export interface ProfListBlockInitial {
  page: ListPage<ProfessionItem>
  /** Fields of training, those of the fixed level alone where the editor has fixed one. */
  fields: readonly ProfField[]
  /** Profile subjects, by name. */
  subjects: readonly Choice[]
}
