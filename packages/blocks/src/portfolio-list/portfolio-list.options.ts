import type { listPortfolios } from '@university/api-client'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { PersonCardItem } from '../person-card/person-card.options'

/** What an editor may fix of the list of people: filters of the contract. What is fixed is not offered to choose. */
export type PortfolioListOptions = FixedOptions<typeof listPortfolios>

/** A person in one language. */
export interface PersonItem extends PersonCardItem {
  readonly email: string | null
}

/** A page of people, and the first letters that their names may have. */
export interface PeoplePage extends ListPage<PersonItem> {
  /** In upper case, by the alphabet; those of the whole list, whatever letter, page and words are asked for. */
  readonly letters: readonly string[]
}

/** A department with people, and its chairs that have some. */
export interface DepartmentItem extends Choice {
  chairs: readonly Choice[]
}

export interface PortfolioListInitial {
  page: PeoplePage
  /** In display order. */
  departments: readonly DepartmentItem[]
}
