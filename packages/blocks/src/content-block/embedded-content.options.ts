import type { LocalText } from '@university/api-client/pick-text'

/** What an editor writes to have the content of another page here. */
export interface EmbeddedContentOptions {
  /** Its address below `/page/`, or its numeric id. */
  slug: string
}

export interface EmbeddedContentInitial {
  /** Sanitised HTML without the blocks in it; null where the page has no content. */
  content: LocalText | null
  /** The page itself, where it has more than is shown here. */
  more: { path: string; title: LocalText } | null
}
