import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { writeCalendar, type CalendarEvent } from '../calendar/event-calendar'
import { toCalendarDefence } from '../calendar/to-calendar-defence'
import { mainHostOf, toCalendarEvent } from '../calendar/to-calendar-event'
import type { Language } from '../i18n/languages'
import { loadMessages, messagesOf } from '../i18n/load-messages'

/** As the API has it, with the id that Gatsby's nodes have. */
export type LiveEvent = Omit<Schema<'Event'>, 'id'> & { api_id: number }

/** Likewise. */
export type LiveDoctoral = Omit<Schema<'Doctoral'>, 'id'> & { api_id: number }

export interface CalendarFileOptions {
  /** As in a page's context. */
  site: string
  language: Language
  /** Of the site: `https://lib.kokzhiek.example`. */
  origin: string
}

/**
 * The calendar file of an event that is newer than the build, which has written none or an older one: the same text that
 * the next build writes, as a `data:` address. A draft has it, too, which no server may give to a link.
 */
export async function makeCalendarFile(event: LiveEvent, { site, language, origin }: CalendarFileOptions): Promise<string> {
  const text = (field: 'title' | 'summary' | 'place' | 'organizer') => pickText(event, field, language)
  const place = text('place')
  if (place && event.room) await loadMessages(place.language)
  const roomIn = (of: Language, room: string) => (messagesOf(of)['events.room'] ?? '').replace('{{room}}', () => room)
  const node = { ...event, site, title: text('title'), summary: text('summary'), category: { name: pickText(event.category, 'name', language) }, place, organizer: text('organizer') }
  return toAddress(toCalendarEvent(node, { language, origin, roomIn }), { site, language, origin })
}

/** The same of a defence; undefined where none is to come. */
export async function makeDefenceFile(doctoral: LiveDoctoral, { site, language, origin }: CalendarFileOptions): Promise<string | undefined> {
  const text = (field: 'full_name' | 'topic' | 'place') => pickText(doctoral, field, language)
  const name = text('full_name')
  if (name) await loadMessages(name.language, 'people')
  const messages = messagesOf(name?.language ?? language)
  const titleIn = (_: Language, whose: string) => (messages['defence.calendar_title'] ?? '').replace('{{name}}', () => whose)
  const node = { ...doctoral, site, full_name: name, topic: text('topic'), place: text('place') }
  const defence = toCalendarDefence(node, { language, origin, titleIn })
  return defence && toAddress(defence, { site, language, origin })
}

function toAddress(event: CalendarEvent, { site, language, origin }: CalendarFileOptions): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(writeCalendar({ language, host: mainHostOf(site, origin), events: [event] }))}`
}
