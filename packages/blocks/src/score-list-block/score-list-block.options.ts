import type { listPassingScores } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { BlockPlace } from '../page-content/block-address'
import type { ScoreGroup } from '../scores/score-groups'

/** What an editor may fix of the passing scores: filters of the contract. What is fixed is not offered to choose. */
export type ScoreListBlockOptions = FixedOptions<typeof listPassingScores>

/** With how many points one won a place, in one language. */
export interface ScoreItem {
  id: number
  year: number
  /** Code of the group of programmes. */
  code: string
  /** Null without a name; then the code stands alone. */
  name: LocalText | null
  fieldId: number
  language: Schema<'TeachingLanguage'>
  competition: Schema<'ScoreCompetition'>
  /** Lowest and highest points; null when nobody was admitted. */
  min: number | null
  max: number | null
  /** Null when unknown. */
  grants: number | null
  applicants: number | null
  /** Points with which one could apply; null when there was no such threshold. */
  threshold: number | null
  /** Names of the profile subjects; none above the bachelor’s level. */
  subjects: readonly string[]
  /** Where the figures were published; null without an address. */
  source: string | null
}

/** A kind of entrance test with what its scores can be narrowed by. */
export interface ScoreCategory {
  id: number
  name: string
  level: Schema<'EducationLevel'>
  /** The most points that the test gives. */
  limit: number
  /** Newest first. */
  years: readonly number[]
  fields: readonly Choice[]
  /** Those of the newest year, or of the year that the editor has fixed. */
  groups: readonly ScoreGroup[]
}

export interface ScoreListBlockInitial {
  page: ListPage<ScoreItem>
  /** The one that the editor has fixed, else all; the first is shown first. */
  categories: readonly ScoreCategory[]
  /** Where the site shows its fees; null where it does not. */
  fees: BlockPlace | null
}
