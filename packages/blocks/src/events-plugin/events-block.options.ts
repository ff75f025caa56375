import type { listEvents } from '@university/api-client'
import type { FixedOptions } from '../list/fixed-options'
import type { EventsPluginOptions } from './events-plugin.options'

/** What an editor may fix of events in a page: filters of the contract. What is fixed is not offered to choose. */
export type EventsBlockOptions = FixedOptions<typeof listEvents>

export interface EventsBlockInitial {
  page: EventsPluginOptions['initial']
  categories: NonNullable<EventsPluginOptions['categories']>
  /** RFC 3339, to the month: a page is not written anew for another minute. */
  builtAt: string
}
