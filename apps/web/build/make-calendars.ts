import en from '@university/locales/en/common.json'
import enPeople from '@university/locales/en/people.json'
import kz from '@university/locales/kz/common.json'
import kzPeople from '@university/locales/kz/people.json'
import ru from '@university/locales/ru/common.json'
import ruPeople from '@university/locales/ru/people.json'
import { writeCalendar } from '../src/calendar/event-calendar'
import { toCalendarDefence } from '../src/calendar/to-calendar-defence'
import { mainHostOf, toCalendarEvent } from '../src/calendar/to-calendar-event'
import { defaultLanguage, languages, type Language } from '../src/i18n/languages'
import { localizePath } from '../src/i18n/paths'
import type { SiteFile } from './site-finisher'
import { query, type Graphql } from '../gatsby/query'
import { originOf } from '../gatsby/settings'

const messages: Record<Language, { 'events.title': string; 'events.room': string }> = { kz, ru, en }
const peopleMessages: Record<Language, { 'defence.calendar_title': string }> = { kz: kzPeople, ru: ruPeople, en: enPeople }
/** What lies further back is left out of the feeds. */
const keptDays = 90

/**
 * The calendar files of all sites: one for each event, `/ru/events/501.ics`, one with all of them as a feed,
 * `/ru/events.ics`, and one for each defence that is yet to come, `/ru/dissertation/81/doctorals/811.ics`. As of pages, there is one for each language and the Kazakh one also without a prefix. A site that is closed has none.
 *
 * @param now milliseconds
 */
export async function makeCalendars(graphql: Graphql, now: number): Promise<SiteFile[]> {
  const files: SiteFile[] = []
  for (const language of languages) {
    const data = await query<Queries.CalendarsQuery>(graphql, calendarsQuery, { language })
    for (const { site, site_info } of data.allUniversitySettings.nodes) {
      if (site_info.is_closed) continue
      const origin = originOf(site)
      const nodes = data.allUniversityEvent.nodes.filter((node) => node.site === site)
      const events = nodes.map((node) => toCalendarEvent(node, { language, origin, roomIn }))
      const recent = events.filter(({ startsAt, endsAt }) => Date.parse(endsAt ?? startsAt) > now - keptDays * 86_400_000)
      const name = [messages[language]['events.title'], site_info.name?.text].filter(Boolean).join(' — ')
      const host = mainHostOf(site, origin)

      const write = (path: string, text: string) => {
        files.push({ site, publicPath: localizePath(language, path), content: text })
        if (language === defaultLanguage) files.push({ site, publicPath: path, content: text })
      }
      write('/events.ics', writeCalendar({ language, host, name, events: recent }))
      nodes.forEach((node, index) => write(`/events/${node.api_id}.ics`, writeCalendar({ language, host, events: events.slice(index, index + 1) })))
      for (const node of data.allUniversityDoctoral.nodes) {
        const defence = node.site === site ? toCalendarDefence(node, { language, origin, titleIn }) : undefined
        if (defence) write(`/dissertation/${node.dissertation_id}/doctorals/${node.api_id}.ics`, writeCalendar({ language, host, events: [defence] }))
      }
    }
  }
  return files
}

function roomIn(language: Language, room: string): string {
  return messages[language]['events.room'].replace('{{room}}', () => room)
}

function titleIn(language: Language, name: string): string {
  return peopleMessages[language]['defence.calendar_title'].replace('{{name}}', () => name)
}

const calendarsQuery = /* GraphQL */ `
  query Calendars($language: UniversityLanguage!) {
    allUniversitySettings(sort: { site: ASC }) {
      nodes {
        site
        site_info {
          is_closed
          name(language: $language) { text }
        }
      }
    }
    allUniversityEvent(sort: [{ starts_at: ASC }, { api_id: ASC }]) {
      nodes {
        site
        api_id
        title(language: $language) { text language }
        summary(language: $language) { text language }
        category {
          name(language: $language) { text language }
        }
        starts_at
        ends_at
        all_day
        timezone
        status
        place(language: $language) { text language }
        room
        online_url
        organizer(language: $language) { text language }
        published_at
        updated_at
      }
    }
    allUniversityDoctoral(sort: [{ dissertation_id: ASC }, { api_id: ASC }]) {
      nodes {
        site
        api_id
        dissertation_id
        full_name(language: $language) { text language }
        topic(language: $language) { text language }
        defence_at
        status
        place(language: $language) { text language }
        stream_url
        published_at
        updated_at
      }
    }
  }
`
