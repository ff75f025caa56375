import { eventItem } from '@university/blocks/event-item'
import type { EventItem } from '@university/blocks/events-plugin/options'
import type { Language } from '../i18n/languages'

/** An event as GraphQL answers it → as the blocks show it. */
export function toEventItem(event: Queries.EventRowFragment, language: Language): EventItem {
  return eventItem({ ...event, id: event.api_id }, language)
}
