import type { LocalText } from '@university/api-client/pick-text'
import type { Choice } from '../filters/choice'
import type { ListPage } from '../list/use-pages'

/** What the blog shows of a post: all of it. */
export interface BlogPostItem {
  readonly id: number
  readonly title: LocalText
  /** Sanitised HTML. */
  readonly content: LocalText | null
  /** RFC 3339. */
  readonly publishedAt: string
}

export interface BlogPluginOptions {
  /** Slug of the blog, which is not that of the site. */
  blog: string
  /** What questions are about, in display order. */
  categories: readonly Choice[]
  /** Posts a page, 1–100. */
  perPage: number
  /** The first page of the posts, which the build knows. */
  initial: ListPage<BlogPostItem>
}
