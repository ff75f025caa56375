import type { listEvents } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import type { EventsPluginOptions } from './events-plugin.options'

/** What an editor may fix of events in a page: filters of the contract. What is fixed is not offered to choose. */
export type EventsBlockOptions = Partial<Omit<RequestOf<typeof listEvents>['body'], 'slug' | 'lang' | 'page'>>

export interface EventsBlockInitial {
  page: EventsPluginOptions['initial']
  categories: NonNullable<EventsPluginOptions['categories']>
  /** RFC 3339, to the month: a page is not written anew for another minute. */
  builtAt: string
}
