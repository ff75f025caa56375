/** @jest-environment node */
import { event } from '../testing/event'
import { eventJsonLd } from './event-json-ld'

const site = { shell: { origin: 'https://kokzhiek.example', name: 'Kokzhiek', address: '41 Tien Shan Avenue' }, page: 'https://kokzhiek.example/en/events/501', language: 'en' as const }

test('tells search engines when by the clocks of the place, where, by whom and for how much', () => {
  expect(written({})).toEqual({
    '@type': 'Event',
    name: 'Open Day',
    url: 'https://kokzhiek.example/en/events/501',
    inLanguage: 'en',
    startDate: '2099-12-05T10:00:00+05:00',
    endDate: '2099-12-05T14:00:00+05:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Main building, 215', address: '41 Tien Shan Avenue' },
      { '@type': 'VirtualLocation', url: 'https://video.example/1' },
    ],
    image: 'https://kokzhiek.example/media/a.svg',
    organizer: { '@type': 'Organization', name: 'Kokzhiek' },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'KZT', url: 'https://forms.example/open-day' },
  })
})

test('gives whole days as days in Almaty, the last one included', () => {
  expect(written({ all_day: true, starts_at: '2026-12-09T19:00:00Z', ends_at: '2026-12-11T19:00:00Z' })).toMatchObject({ startDate: '2026-12-10', endDate: '2026-12-11' })
})

test('leaves out what is open: the end, the price, the place of an event over the network', () => {
  const data = written({ ends_at: null, price: null, attendance_mode: 'online' })

  expect([data['endDate'], data['offers'], data['location']]).toEqual([undefined, undefined, [{ '@type': 'VirtualLocation', url: 'https://video.example/1' }]])
})

test('says what an event was moved from, by the clocks of that day', () => {
  expect(written({ status: 'rescheduled', previous_starts_at: '2023-11-20T13:00:00Z' })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2023-11-20T19:00:00+06:00',
  })
})

test('says of whole days what day they were moved from', () => {
  expect(written({ all_day: true, starts_at: '2026-12-09T19:00:00Z', status: 'rescheduled', previous_starts_at: '2026-11-30T19:00:00Z' })).toMatchObject({ startDate: '2026-12-10', previousStartDate: '2026-12-01' })
})

test.each([
  ['over the network, its address is still to come', { attendance_mode: 'online', online_url: null }, [{ '@type': 'VirtualLocation', url: site.page }]],
  ['at the university, nobody says in which room', { attendance_mode: 'offline', place: null, room: null }, [{ '@type': 'Place', name: 'Kokzhiek', address: '41 Tien Shan Avenue' }]],
] as const)('has a place, without which search engines take it for no event: %s', (_, fields, location) => {
  expect(written(fields)['location']).toEqual(location)
})

/** As it stands in the page: what is undefined is left out. */
function written(fields: Parameters<typeof event>[0]): Record<string, unknown> {
  return JSON.parse(JSON.stringify(eventJsonLd(event(fields), site))) as Record<string, unknown>
}
