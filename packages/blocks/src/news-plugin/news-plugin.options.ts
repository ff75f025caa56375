import type { listNews } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'
import type { PictureImage } from '../picture/picture.options'

/** What a card shows of a news item. */
export interface NewsCardItem {
  readonly id: number
  readonly title: LocalText
  readonly lead: LocalText | null
  readonly image: PictureImage | null
  readonly category: { readonly slug: string; readonly name: LocalText } | null
  /** RFC 3339. */
  readonly publishedAt: string
  readonly isPinned: boolean
}

/** What a list of news may be narrowed to beside a category: filters of the contract. */
export type NewsFilter = Omit<FixedOptions<typeof listNews>, 'per_page' | 'category_slug'>

export interface NewsPluginOptions {
  /** Only this category; all when absent. */
  categorySlug?: string | undefined
  /** Items a page, 1–100. By default as many as the API gives. */
  perPage?: number | undefined
  /** What else is wanted. */
  filter?: NewsFilter | undefined
  /** True where `initial` is of another category, or of another filter. Default false. */
  isFiltered?: boolean
  /** Takes the reader's filters back; only where some hold. */
  onReset?: (() => void) | undefined
  /** Cards with pictures, or rows of titles. Default `cards`. */
  layout?: 'cards' | 'rows'
  /** Level of the titles in the outline of the page. Default 2. */
  level?: 2 | 3
  /** The first page, where the build knows it. */
  initial: ListPage<NewsCardItem>
}
