import type { listVacancies } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'

/** What an editor may fix of the list of vacancies: filters of the contract. What is fixed is not offered to choose. */
export type VacancyListOptions = FixedOptions<typeof listVacancies>

/** A vacancy in one language. */
export interface VacancyItem {
  readonly id: number
  readonly title: LocalText
  readonly category: LocalText
  readonly department: LocalText | null
  readonly city: LocalText | null
  readonly employment: Schema<'EmploymentType'>
  /** Share of a full post; null where it is by agreement. */
  readonly rate: number | null
  /** How many people are wanted. */
  readonly positions: number
  /** In whole tenge a month before tax; null where it is by agreement. */
  readonly salaryFrom: number | null
  readonly salaryTo: number | null
  /** RFC 3339; null until the post is filled. */
  readonly deadline: string | null
  /** As the API said; the deadline may have passed since. */
  readonly isClosed: boolean
}

export interface VacancyListInitial {
  page: ListPage<VacancyItem>
  categories: readonly (Choice & { open: number })[]
}
