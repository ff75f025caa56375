import type { LocalText } from '@university/api-client/pick-text'
import type { ListPage } from '../list/use-pages'

/** What a row shows of an announcement. */
export interface AnnounceListItem {
  readonly id: number
  readonly title: LocalText
  readonly lead: LocalText | null
  /** Who announces it. */
  readonly department: LocalText | null
  /** RFC 3339. */
  readonly publishedAt: string
  /** RFC 3339; null where it always applies. */
  readonly expiresAt: string | null
}

export interface AnnounceListOptions {
  /** Items a page, 1–100. */
  perPage: number
  /** Years of publication to choose from, the latest first. */
  years: readonly number[]
  /** The first page of what was in force when the site was built. */
  initial: ListPage<AnnounceListItem>
}
