import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { eventItem } from './event-item'
import type { EventItem } from './events-plugin.options'

/** An event of the contract as a row shows it, in the reader's language or the next best. */
export function toEventItem(event: Schema<'EventSummary'>, language: Language): EventItem {
  const { slug } = event.category
  return eventItem(
    { ...event, title: pickText(event, 'title', language), category: { slug, name: pickText(event.category, 'name', language) }, place: pickText(event, 'place', language) },
    language,
  )
}
