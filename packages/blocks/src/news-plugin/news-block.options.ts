import type { listNews } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import type { ListPage } from '../list/use-pages'
import type { NewsCardItem } from './news-plugin.options'

/** What an editor may fix of news in a page: filters of the contract. What is fixed is not offered to choose. */
export type NewsBlockOptions = Partial<Omit<RequestOf<typeof listNews>['body'], 'slug' | 'lang' | 'page'>>

export interface NewsBlockInitial {
  page: ListPage<NewsCardItem>
  /** Those with news. */
  categories: readonly { slug: string; name: string }[]
  /** The latest first. */
  years: readonly number[]
}
