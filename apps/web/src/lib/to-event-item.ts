import type { EventItem } from '@university/blocks/events-plugin/options'

/** An event as the fragment EventRow answers it → as the blocks show it. */
export function toEventItem(event: Queries.EventRowFragment): EventItem {
  return {
    id: event.api_id,
    title: event.title ?? { text: `#${event.api_id}`, language: 'kz' },
    category: event.category.name?.text ?? event.category.slug,
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
