import type { Name } from '../filters/choice'
import type { ListPage } from '../list/use-pages'
import type { NewsCardItem } from '../news-plugin/news-plugin.options'

export interface NewsArchiveOptions {
  /** Items a page, 1–100. */
  perPage: number
  /** Years of publication to choose from, the latest first. */
  years: readonly number[]
  /** Categories to choose from. */
  categories: readonly ({ readonly slug: string } & Readonly<Name>)[]
  /** The first page, which the build knows. */
  initial: ListPage<NewsCardItem>
}
