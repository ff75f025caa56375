import type { Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import type { CalendarEvent } from './event-calendar'
import { mainHostOf } from './to-calendar-event'

/** A candidate in one language, as the build's query for the calendar files answers it. */
export type CalendarDefenceNode = Queries.CalendarsQuery['allUniversityDoctoral']['nodes'][number]

export interface CalendarDefenceOptions {
  /** Of the file. */
  language: Language
  /** Of the site: `https://kokzhiek.example`. */
  origin: string
  /** What a calendar calls the defence of somebody. Asked for in the language of the name. */
  titleIn: (language: Language, name: string) => string
}

/** A defence as a calendar shows it; undefined for one that is over, or has no date that holds. */
export function toCalendarDefence(node: CalendarDefenceNode, { language, origin, titleIn }: CalendarDefenceOptions): CalendarEvent | undefined {
  const { api_id: id, dissertation_id: dissertation, defence_at: startsAt, full_name: name } = node
  if (!startsAt || node.status !== 'planned') return undefined
  return {
    uid: `defence-${dissertation}-${id}@${mainHostOf(node.site, origin)}`,
    title: name ? { ...name, text: titleIn(name.language, name.text) } : { text: `#${id}`, language },
    summary: node.topic,
    category: null,
    startsAt,
    endsAt: null,
    allDay: false,
    timezone: 'Asia/Almaty',
    status: 'scheduled',
    place: node.place,
    onlineUrl: node.stream_url,
    organizer: null,
    url: origin + localizePath(language, `/dissertation/${dissertation}/doctorals/${id}`),
    publishedAt: node.published_at,
    updatedAt: node.updated_at,
  }
}
