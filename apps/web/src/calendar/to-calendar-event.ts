import { siteUrl } from '../blocks/site-url'
import type { Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import type { CalendarEvent } from './event-calendar'

/** An event in one language, as the build's query for the calendar files answers it. */
export type CalendarNode = Queries.CalendarsQuery['allUniversityEvent']['nodes'][number]

export interface CalendarEventOptions {
  /** Of the file. */
  language: Language
  /** Of the event's site: `https://lib.kokzhiek.example`. */
  origin: string
  /** A room as it is written after a place: `room 215`. Asked for in the language of the place. */
  roomIn: (language: Language, room: string) => string
}

/** The build writes the files of the events that it knows, the live layer those of newer ones: under the same names, so that calendars know an event again. */
export function toCalendarEvent(node: CalendarNode, { language, origin, roomIn }: CalendarEventOptions): CalendarEvent {
  return {
    uid: `event-${node.api_id}@${mainHostOf(node.site, origin)}`,
    title: node.title ?? { text: `#${node.api_id}`, language },
    summary: node.summary,
    category: node.category.name,
    startsAt: node.starts_at,
    endsAt: node.ends_at,
    allDay: node.all_day,
    timezone: node.timezone,
    status: node.status,
    place: node.place && { ...node.place, text: [node.place.text, node.room && roomIn(node.place.language, node.room)].filter(Boolean).join(', ') },
    onlineUrl: node.online_url,
    organizer: node.organizer,
    url: origin + localizePath(language, `/events/${node.api_id}`),
    publishedAt: node.published_at,
    updatedAt: node.updated_at,
  }
}

/** `lib`, `https://lib.kokzhiek.example` → `kokzhiek.example`. Without `www.`, of which the addresses of sub-sites do not tell. */
export function mainHostOf(site: string, origin: string): string {
  return new URL(siteUrl(site, '', new URL(origin))).hostname
}
