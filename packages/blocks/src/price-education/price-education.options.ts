import type { listPrices } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'

/** What an editor may fix of the list of fees: filters of the contract. What is fixed is not offered to choose. */
export type PriceEducationOptions = FixedOptions<typeof listPrices>

/** A fee in one language. */
export interface PriceItem {
  id: number
  /** Null where the fee is not one programme’s. */
  code: string | null
  /** Null without a name; then the code stands alone. */
  name: LocalText | null
  level: Schema<'EducationLevel'>
  form: Schema<'StudyForm'>
  basis: Schema<'AdmissionBasis'>
  languages: readonly Schema<'TeachingLanguage'>[]
  /** In years. */
  duration: number
  /** In whole tenge a year; null where such students are not admitted. */
  citizen: number | null
  foreign: number | null
  /** In whole tenge; null where credits are not sold. */
  perCredit: number | null
  categoryId: number
  note: LocalText | null
  /** `2026-07-01` */
  since: string
  /** The order that sets the fee; null without one, and where it is that of the row before. */
  order: PriceOrder | null
}

/** A level, or a field of training below one. */
export interface PriceCategory extends Choice {
  parentId: number | null
  /** Of all its fees; null where they differ. */
  level: Schema<'EducationLevel'> | null
}

/** The order that sets the fees. */
export interface PriceOrder {
  title: LocalText | null
  url: string
  /** `pdf` */
  ext: string
  bytes: number
}

export interface PriceEducationInitial {
  page: ListPage<PriceItem>
  /** In the order of the tree: a category is followed by those below it. */
  categories: readonly PriceCategory[]
  /** Newest first. */
  years: readonly string[]
}
