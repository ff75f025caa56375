import type { LocalText } from '@university/api-client/pick-text'
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

export interface NewsPluginOptions {
  /** Only this category; all when absent. */
  categorySlug?: string | undefined
  /** Items a page, 1–100. By default as many as the API gives. */
  perPage?: number | undefined
  /** Years of publication to choose from, the latest first. */
  years: readonly number[]
  /** The first page, where the build knows it. */
  initial: ListPage<NewsCardItem>
}
