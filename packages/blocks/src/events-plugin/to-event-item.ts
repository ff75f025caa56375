import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { pickText } from '../environment/pick-text'
import type { EventItem } from './events-plugin.options'

/** An event of the contract as a row shows it, in the reader's language or the next best. */
export function toEventItem(event: Schema<'EventSummary'>, language: Language): EventItem {
  return {
    id: event.id,
    title: pickText(event, 'title', language) ?? { text: `#${event.id}`, language },
    category: pickText(event.category, 'name', language)?.text ?? event.category.slug,
    place: pickText(event, 'place', language),
    room: event.room,
    isOnline: event.attendance_mode !== 'offline',
    status: event.status,
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    allDay: event.all_day,
    formerStart: event.previous_starts_at,
  }
}
