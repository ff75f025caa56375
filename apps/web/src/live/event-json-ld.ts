import { inAlmaty } from '../i18n/almaty-time'
import { languageTags, type Language } from '../i18n/languages'
import { absoluteUrl } from '../lib/absolute-url'
import type { Shell } from '../shell/shell'

type Event = NonNullable<Queries.EventQuery['universityEvent']>

const statuses: Record<Event['status'], string> = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  moved_online: 'EventMovedOnline',
  cancelled: 'EventCancelled',
}
const attendanceModes: Record<Event['attendance_mode'], string> = {
  offline: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  mixed: 'MixedEventAttendanceMode',
}

/**
 * An event in the vocabulary of schema.org.
 *
 * @param page address of the page
 */
export function eventJsonLd(event: Event, { shell, page, language }: { shell: Pick<Shell, 'origin' | 'name' | 'address'>; page: string; language: Language }) {
  const write = event.all_day ? dayOf : timeOf
  const lastDay = event.ends_at && new Date(Date.parse(event.ends_at) - 1).toISOString()
  return {
    '@type': 'Event',
    name: event.title?.text,
    description: event.summary?.text,
    url: page,
    inLanguage: languageTags[event.title?.language ?? language],
    startDate: write(event.starts_at),
    endDate: (event.all_day ? lastDay && dayOf(lastDay) : event.ends_at && timeOf(event.ends_at)) ?? undefined,
    previousStartDate: (event.previous_starts_at && write(event.previous_starts_at)) ?? undefined,
    eventStatus: `https://schema.org/${statuses[event.status]}`,
    eventAttendanceMode: `https://schema.org/${attendanceModes[event.attendance_mode]}`,
    location: locationsOf(event, shell, page),
    image: event.image ? absoluteUrl(event.image.url, shell.origin) : undefined,
    organizer: { '@type': 'Organization', name: event.organizer?.text ?? shell.name },
    offers:
      event.price === null
        ? undefined
        : { '@type': 'Offer', price: event.price, priceCurrency: 'KZT', url: event.registration_url ? absoluteUrl(event.registration_url, shell.origin) : page },
  }
}

/** At least one: search engines take what has none for no event. */
function locationsOf({ place, room, online_url, attendance_mode }: Event, shell: Pick<Shell, 'name' | 'address'>, page: string): object[] {
  const locations: object[] = []
  if (attendance_mode !== 'online' && (place || attendance_mode === 'offline')) {
    const name = place?.text ?? shell.name
    locations.push({ '@type': 'Place', name: room ? `${name}, ${room}` : name, address: shell.address ?? undefined })
  }
  // Until the address is there, the page is where it will be told.
  if (attendance_mode !== 'offline') locations.push({ '@type': 'VirtualLocation', url: online_url ?? page })
  return locations
}

/** The calendar day in Almaty: `2026-12-10`. */
function dayOf(iso: string): string {
  const { year, month, day } = inAlmaty(Date.parse(iso))
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The clocks in Almaty: `2026-12-05T10:00:00+05:00`. Search engines show the hour that is written, and take it for that of the place. */
function timeOf(iso: string): string {
  const time = Date.parse(iso)
  const { year, month, day, hours, minutes } = inAlmaty(time)
  const shown = Date.UTC(year, month - 1, day, hours, minutes)
  return new Date(shown).toISOString().replace('.000Z', `+0${Math.round((shown - time) / 3_600_000)}:00`)
}
