import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { EventItem } from './events-plugin.options'

/** An event in one language, as GraphQL answers it. */
export interface EventRow extends Pick<Schema<'EventSummary'>, 'id' | 'room' | 'attendance_mode' | 'status' | 'starts_at' | 'ends_at' | 'all_day' | 'previous_starts_at'> {
  title: LocalText | null
  category: { slug: string | null; name: LocalText | null }
  place: LocalText | null
}

/** An event as a row shows it. Without a title it has its number. */
export function eventItem(event: EventRow, language: Language): EventItem {
  return {
    id: event.id,
    title: event.title ?? { text: `#${event.id}`, language },
    category: event.category.name ?? (event.category.slug === null ? null : { text: event.category.slug, language }),
    place: event.place,
    room: event.room,
    isOnline: event.attendance_mode !== 'offline',
    status: event.status,
    startsAt: event.starts_at,
    endsAt: event.ends_at,
    allDay: event.all_day,
    formerStart: event.previous_starts_at,
  }
}
