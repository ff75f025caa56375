import { languageTags, type Language } from '../i18n/languages'
import { almatyChanges, almatyTime, basicTime } from './almaty-zone'
import { contentLine, escapeText } from './content-line'

/** A text and the language that it is in: another than the file's where a translation is missing. */
export interface CalendarText {
  text: string
  language: Language
}

/** An event in one language, as a calendar shows it. */
export interface CalendarEvent {
  /** The same on every site, in every language and every build. */
  uid: string
  title: CalendarText
  summary: CalendarText | null
  category: CalendarText | null
  /** RFC 3339. */
  startsAt: string
  /** Null where it is open; of whole days the midnight after the last one. */
  endsAt: string | null
  allDay: boolean
  /** IANA. */
  timezone: string
  status: 'scheduled' | 'rescheduled' | 'postponed' | 'moved_online' | 'cancelled'
  place: CalendarText | null
  onlineUrl: string | null
  organizer: CalendarText | null
  /** Address of its page. */
  url: string
  publishedAt: string
  updatedAt: string
}

export interface Calendar {
  language: Language
  /** Host of the main site, for the name of the program that wrote the file. */
  host: string
  /** Of a feed: what it is called, and that it is to be asked for again. Absent for the file of one event. */
  name?: string
  events: readonly CalendarEvent[]
}

const almaty = 'Asia/Almaty'
const statuses: Partial<Record<CalendarEvent['status'], string>> = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' }

/** Events as an iCalendar file (RFC 5545; RFC 7986 for the name and the refreshing of a feed). */
export function writeCalendar({ language, host, name, events }: Calendar): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${host}//Events//${languageTags[language].toUpperCase()}`),
    contentLine('CALSCALE', 'GREGORIAN'),
    ...(name ? feedLines(escapeText(name)) : []),
    ...(events.some(({ timezone, allDay }) => timezone === almaty && !allDay) ? [almatyZone()] : []),
    ...events.map(writeEvent),
    contentLine('END', 'VCALENDAR'),
  ].join('')
}

/** Each said twice: as the standard has it, and as older programs read it. */
function feedLines(name: string): string[] {
  const properties = { NAME: name, 'X-WR-CALNAME': name, 'REFRESH-INTERVAL;VALUE=DURATION': 'PT6H', 'X-PUBLISHED-TTL': 'PT6H' }
  return Object.entries(properties).map(([property, value]) => contentLine(property, value))
}

function writeEvent(event: CalendarEvent): string {
  const sinceEpoch = (iso: string) => Math.floor(Date.parse(iso) / 1000)
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', event.uid),
    contentLine('DTSTAMP', utc(event.updatedAt)),
    contentLine('LAST-MODIFIED', utc(event.updatedAt)),
    // Grows with every change, and is 0 as long as there was none.
    contentLine('SEQUENCE', String(Math.max(0, sinceEpoch(event.updatedAt) - sinceEpoch(event.publishedAt)))),
    writeTime('DTSTART', event.startsAt, event),
    ...(event.endsAt ? [writeTime('DTEND', event.endsAt, event)] : []),
    textLine('SUMMARY', event.title),
    textLine('DESCRIPTION', { text: [event.summary?.text, event.onlineUrl, event.url].filter(Boolean).join('\n'), language: event.summary?.language }),
    textLine('LOCATION', event.place ?? { text: event.onlineUrl ?? '' }),
    textLine('CATEGORIES', event.category),
    textLine('CONTACT', event.organizer),
    contentLine('STATUS', statuses[event.status] ?? 'CONFIRMED'),
    ...(event.allDay ? [contentLine('TRANSP', 'TRANSPARENT')] : []),
    contentLine('URL', event.url),
    contentLine('END', 'VEVENT'),
  ].join('')
}

/** With the language of the text; addresses alone are in none. Nothing where there is no text. */
function textLine(property: string, value: { text: string; language?: Language | undefined } | null): string {
  if (!value?.text) return ''
  return contentLine(value.language ? `${property};LANGUAGE=${languageTags[value.language]}` : property, escapeText(value.text))
}

/** Whole days as dates, hours in Almaty with its zone, anything else in UTC. */
function writeTime(property: string, iso: string, { allDay, timezone }: CalendarEvent): string {
  const local = almatyTime(iso)
  if (allDay) return contentLine(`${property};VALUE=DATE`, local.slice(0, 8))
  return timezone === almaty ? contentLine(`${property};TZID=${almaty}`, local) : contentLine(property, utc(iso))
}

/** Written out, because calendars with older zones still take Almaty for an hour ahead of its time. */
function almatyZone(): string {
  let former = 7
  const changes = almatyChanges.map(({ since, hours }) => {
    const change = [
      contentLine('BEGIN', 'STANDARD'),
      // The moment of a change is written in the time that held until then.
      contentLine('DTSTART', basicTime(since, former)),
      contentLine('TZOFFSETFROM', `+0${former}00`),
      contentLine('TZOFFSETTO', `+0${hours}00`),
      contentLine('END', 'STANDARD'),
    ].join('')
    former = hours
    return change
  })
  return contentLine('BEGIN', 'VTIMEZONE') + contentLine('TZID', almaty) + changes.join('') + contentLine('END', 'VTIMEZONE')
}

/** `2026-12-05T05:00:00Z` → `20261205T050000Z`. */
function utc(iso: string): string {
  return `${basicTime(Date.parse(iso), 0)}Z`
}
