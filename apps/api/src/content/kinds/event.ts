import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { checkOrder } from '../check-order'
import { checkFileNumber } from '../file-number'
import { findText } from '../find-text'
import { defineKind, type Place } from '../kind'
import { allTexts, fillLanguages, sortsOfText } from '../languages'
import { resolveRef } from '../references'
import { almatyDay, endOfDay, isUtc, startOfDay } from '../time'

type Event = components['schemas']['Event']

/** Events, past ones too. `over_at` is when they stop to be upcoming. */
export const event = defineKind<Event>({
  name: 'event',
  files: { form: 'folder', path: 'events', fileName: ({ id }) => String(id) },
  schema: 'Event',
  namedOnly: true,
  defaults: { all_day: false, timezone: 'Asia/Almaty', attendance_mode: 'offline', status: 'scheduled', files: [], seo: { noindex: false } },
  computed: { available_langs: ['kz'], ics_url: null },
  html: ['content'],
  links: ({ registration_url }) => [{ field: 'registration_url', href: registration_url }],
  resolve(item, place) {
    checkFileNumber(item, place)
    fillLanguages(item, place)
    resolveRef(item, 'category', 'event-category', place)
    checkTimes(item, place)
    if (item['attendance_mode'] !== 'offline' && item['online_url'] === null) place.fault('online_url', 'is needed by an event that one can join over the network')
  },
  facets: ({ category }) => [{ name: 'category', value: String(category.slug) }],
  sorts: (item) => ({ starts_at: { time: item.starts_at }, over_at: { time: overAt(item) }, ...sortsOfText(item, 'title') }),
  searched: (item) => allTexts(item, 'title', 'summary', 'place'),
  findable: (item, language) =>
    findText(item, language, { type: 4, url: `/events/${item.id}`, image: item.image, date: item.starts_at }, { leads: ['summary', 'place', 'organizer'] }),
  toFile: ({ category, ...item }) => ({ ...item, category: category.slug }),
})

/** Without an end an event is over when its day is. */
function overAt({ starts_at, ends_at }: Event): string {
  return ends_at ?? endOfDay(almatyDay(starts_at))
}

function checkTimes(item: JsonObject, place: Place): void {
  const { starts_at, ends_at, previous_starts_at, all_day, status } = item
  checkOrder(item, 'starts_at', 'ends_at', place)
  if ((status === 'rescheduled') !== (previous_starts_at !== null)) place.fault('previous_starts_at', 'belongs to an event that is rescheduled, and to no other')
  if (all_day !== true) return
  for (const [field, time] of Object.entries({ starts_at, ends_at })) {
    if (isUtc(time) && time !== startOfDay(almatyDay(time))) place.fault(field, 'of an all-day event must be midnight in Almaty')
  }
}
