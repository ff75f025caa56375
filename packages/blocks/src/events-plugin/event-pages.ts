import { listEvents } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { pagesOf, type Asking, type PagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import type { EventItem, EventsPluginOptions } from './events-plugin.options'
import { toEventItem } from './to-event-item'

/** What the reader may narrow events to. */
export type EventsWanted = Pick<RequestOf<typeof listEvents>['body'], 'upcoming' | 'month' | 'from' | 'to' | 'category_slug'>

/** The pages of a list of events, as its view shows them; those that are still to come where nothing else is wanted. */
export function eventPages({ site, language }: Asking, { categorySlug, perPage, fixed = {} }: Pick<EventsPluginOptions, 'categorySlug' | 'perPage' | 'fixed'>, wanted: EventsWanted = {}): PagesOf<EventItem> {
  return pagesOf({
    name: `events ${categorySlug ?? ''} ${perPage ?? ''} ${JSON.stringify(fixed)}`,
    operation: listEvents,
    body: { slug: site, lang: language, ...(perPage && { per_page: perPage }), upcoming: true, ...(categorySlug && { category_slug: categorySlug }), ...wanted, ...fixed },
    toPage: (answer) => toPage(answer, (item) => toEventItem(item, language)),
  })
}
