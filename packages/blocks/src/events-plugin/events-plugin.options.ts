import type { Schema } from '@university/api-client/types'
import type { Period } from '../environment/environment'
import type { LocalText } from '../environment/pick-text'
import type { ListPage } from '../list/use-pages'

/** What a row shows of an event. */
export interface EventItem extends Period {
  readonly id: number
  readonly title: LocalText
  readonly category: string | null
  readonly place: LocalText | null
  readonly room: string | null
  /** True where one can join over the network. */
  readonly isOnline: boolean
  readonly status: Schema<'EventStatus'>
  /** RFC 3339; the start of before, of an event with a new date. */
  readonly formerStart: string | null
}

export interface EventsPluginOptions {
  /** Only this category, without a choice of others; all when absent. */
  categorySlug?: string | undefined
  /** What the reader may choose from; no choice without them. */
  categories?: readonly { readonly slug: string; readonly name: string }[] | undefined
  /** Items a page, 1–100. Default 12. */
  perPage?: number | undefined
  /** RFC 3339. */
  builtAt: string
  /** The first page of what was still to come at the time of the build. */
  initial: ListPage<EventItem>
}
