import type { listNews } from '@university/api-client'
import type { Name } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { NewsCardItem } from './news-plugin.options'

/** What an editor may fix of news in a page: filters of the contract. What is fixed is not offered to choose. */
export type NewsBlockOptions = FixedOptions<typeof listNews>

export interface NewsBlockInitial {
  page: ListPage<NewsCardItem>
  /** Those with news. */
  categories: readonly ({ slug: string } & Name)[]
  /** The latest first. */
  years: readonly number[]
}
