import type { listDoctoralScores } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { BlockPlace } from '../page-content/block-address'
import type { ScoreGroup } from '../scores/score-groups'

/** What an editor may fix of the scores for doctorates: filters of the contract. What is fixed is not offered to choose. */
export type DrScoreListBlockOptions = FixedOptions<typeof listDoctoralScores>

/** With how many points one won a doctoral place, in one language. */
export interface DrScoreItem {
  id: number
  year: number
  /** Code of the group of programmes. */
  code: string
  /** Null without a name; then the code stands alone. */
  name: LocalText | null
  language: Schema<'TeachingLanguage'>
  funding: Schema<'StudyFunding'>
  places: number
  /** Lowest points of 100 in the whole examination; null when nobody was admitted. */
  min: number | null
  /** Lowest points in the examination in the field, a part of the whole; null when nobody was admitted. */
  exam: number | null
  /** The band of IELTS Academic that was required; null when none was. */
  ielts: number | null
}

export interface DrScoreListBlockInitial {
  page: ListPage<DrScoreItem>
  /** Newest first. */
  years: readonly number[]
  /** Those of the newest year, or of the year that the editor has fixed. */
  groups: readonly ScoreGroup[]
  /** Where the site shows its fees; null where it does not. */
  fees: BlockPlace | null
}
