import type { listEvents } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Period } from '../environment/environment'
import type { Name } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'

/** What a row shows of an event. */
export interface EventItem extends Period {
  readonly id: number
  readonly title: LocalText
  readonly category: LocalText | null
  readonly place: LocalText | null
  readonly room: string | null
  /** True where one can join over the network. */
  readonly isOnline: boolean
  readonly status: Schema<'EventStatus'>
  /** RFC 3339; the start of before, of an event with a new date. */
  readonly formerStart: string | null
}

/** What a list of events may be narrowed to for good: filters of the contract, without those that have an option of their own. */
export type FixedEvents = Omit<FixedOptions<typeof listEvents>, 'per_page' | 'category_slug'>

export interface EventsPluginOptions {
  /** Only this category, without a choice of others; all when absent. */
  categorySlug?: string | undefined
  /** What the reader may choose from: those of the events that the site has, past ones, too; no choice without them. */
  categories?: readonly ({ readonly slug: string } & Readonly<Name>)[] | undefined
  /** Items a page, 1–100. By default as many as the API gives. */
  perPage?: number | undefined
  /** What else the list is narrowed to; the reader cannot change it, and is not offered it. */
  fixed?: FixedEvents | undefined
  /** Level of the headings of months in the outline of the page; the titles of events come below. Default 2. */
  level?: 2 | 3
  /** RFC 3339. */
  builtAt: string
  /** The first page of what was still to come at the time of the build, or of what `fixed` wants. */
  initial: ListPage<EventItem>
}
