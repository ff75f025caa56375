import { listEventCategories, listEvents } from '@university/api-client'
import { pickText } from '@university/api-client/pick-text'
import { almatyOffset } from '../environment/almaty-offset'
import { toName } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { EventsBlockInitial, EventsBlockOptions } from './events-block.options'
import { toEventItem } from './to-event-item'

/** The first page of what is still to come, or of what the editor wants, and the categories to choose from. */
export const loadEventsBlock: BlockLoader<EventsBlockOptions, EventsBlockInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [events, categories] = await Promise.all([listEvents(client, { body: { ...about, upcoming: true, ...options } }), listEventCategories(client, { body: about })])
  if (!events.ok) return events
  if (!categories.ok) return categories
  return {
    ...events,
    data: {
      page: toPage(events.data, (event) => toEventItem(event, language)),
      categories: categories.data.filter(({ events_count }) => events_count > 0).map((category) => ({ slug: category.slug, ...toName(pickText(category, 'name', language), category.slug, language) })),
      builtAt: `${new Date(Date.now() + almatyOffset).toISOString().slice(0, 7)}-15T00:00:00Z`,
    },
  }
}
