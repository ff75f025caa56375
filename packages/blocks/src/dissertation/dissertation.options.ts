import type { listDissertations } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'

/** What an editor may fix of the list of defences: filters of the contract. What is fixed is not offered to choose. */
export type DissertationOptions = FixedOptions<typeof listDissertations>

/** A candidate for a doctorate in one language. */
export interface CandidateItem {
  readonly id: number
  readonly name: LocalText
  readonly topic: LocalText | null
  /** RFC 3339; null while there is no day. */
  readonly defenceAt: string | null
  readonly status: Schema<'DefenceStatus'>
}

/** The defences of one programme before one council in one year. */
export interface DissertationItem {
  readonly id: number
  /** `8D06101` */
  readonly code: string
  readonly program: LocalText | null
  readonly year: number
  readonly council: LocalText | null
  readonly candidates: readonly CandidateItem[]
}

export interface DissertationInitial {
  page: ListPage<DissertationItem>
  councils: readonly Choice[]
  /** The latest first. */
  years: readonly number[]
}
