/** @jest-environment node */
import { writeCalendar, type CalendarEvent } from './event-calendar'

const openDay: CalendarEvent = {
  uid: 'event-501@kokzhiek.example',
  title: { text: 'Open Day; for all, really', language: 'en' },
  summary: { text: 'Meet the departments.', language: 'en' },
  category: { text: 'For applicants', language: 'en' },
  startsAt: '2026-12-05T05:00:00Z',
  endsAt: '2026-12-05T09:30:00Z',
  allDay: false,
  timezone: 'Asia/Almaty',
  status: 'scheduled',
  place: { text: 'Main building, 215', language: 'en' },
  onlineUrl: null,
  organizer: { text: 'Admission committee', language: 'en' },
  url: 'https://kokzhiek.example/en/events/501',
  publishedAt: '2026-11-10T04:00:00Z',
  updatedAt: '2026-11-10T04:00:00Z',
}

test('writes an event with the hours of Almaty, and the zone that they are in', () => {
  expect(lines({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//kokzhiek.example//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Almaty',
    'BEGIN:STANDARD',
    'DTSTART:20041031T030000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0600',
    'END:STANDARD',
    'BEGIN:STANDARD',
    'DTSTART:20240301T000000',
    'TZOFFSETFROM:+0600',
    'TZOFFSETTO:+0500',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:event-501@kokzhiek.example',
    'DTSTAMP:20261110T040000Z',
    'LAST-MODIFIED:20261110T040000Z',
    'SEQUENCE:0',
    'DTSTART;TZID=Asia/Almaty:20261205T100000',
    'DTEND;TZID=Asia/Almaty:20261205T143000',
    'SUMMARY;LANGUAGE=en:Open Day\\; for all\\, really',
    'DESCRIPTION;LANGUAGE=en:Meet the departments.\\nhttps://kokzhiek.example/en/events/501',
    'LOCATION;LANGUAGE=en:Main building\\, 215',
    'CATEGORIES;LANGUAGE=en:For applicants',
    'CONTACT;LANGUAGE=en:Admission committee',
    'STATUS:CONFIRMED',
    'URL:https://kokzhiek.example/en/events/501',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

test('writes whole days as dates, the end being the day after, and needs no zone for them', () => {
  const all = lines({ startsAt: '2026-12-09T19:00:00Z', endsAt: '2026-12-11T19:00:00Z', allDay: true })

  expect(all.filter((line) => /^DT(START|END)|^TRANSP|VTIMEZONE/.test(line))).toEqual(['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212', 'TRANSP:TRANSPARENT'])
})

test('writes what is held in another zone in UTC', () => {
  expect(lines({ timezone: 'Europe/Berlin' }).filter((line) => /^DT(START|END)|VTIMEZONE/.test(line))).toEqual(['DTSTART:20261205T050000Z', 'DTEND:20261205T093000Z'])
})

test('has no end where it is open', () => {
  expect(lines({ endsAt: null }).filter((line) => line.startsWith('DTEND'))).toEqual([])
})

test.each([
  ['cancelled', 'CANCELLED'],
  ['postponed', 'TENTATIVE'],
  ['rescheduled', 'CONFIRMED'],
  ['moved_online', 'CONFIRMED'],
] as const)('says that an event is %s as %s', (status, written) => {
  expect(lines({ status })).toContain(`STATUS:${written}`)
})

test('counts up with every change, under the same name', () => {
  const sequences = ['2026-11-10T04:00:00Z', '2026-11-10T04:00:01Z', '2026-11-16T07:20:00Z'].map((updatedAt) => Number(/\nSEQUENCE:(\d+)/.exec(write({ updatedAt }))?.[1]))

  expect(sequences).toEqual([0, 1, 530_400])
})

test('says where to join when there is no place', () => {
  expect(lines({ place: null, onlineUrl: 'https://video.example/1' })).toContain('LOCATION:https://video.example/1')
})

test('says of each text which language it is in, where a translation is missing; addresses are in none', () => {
  const all = lines({ title: { text: 'Ашық есік күні', language: 'kz' }, summary: null, category: null, place: { text: 'Главный корпус', language: 'ru' }, organizer: null })

  expect(all.filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|CATEGORIES|CONTACT)/.test(line))).toEqual([
    'SUMMARY;LANGUAGE=kk:Ашық есік күні',
    'DESCRIPTION:https://kokzhiek.example/en/events/501',
    'LOCATION;LANGUAGE=ru:Главный корпус',
  ])
})

test('gives a feed its name, and the file of one event none', () => {
  const feed = writeCalendar({ language: 'kz', host: 'kokzhiek.example', name: 'Іс-шаралар', events: [] })

  expect(feed).toContain('\r\nNAME:Іс-шаралар\r\nX-WR-CALNAME:Іс-шаралар\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
  expect(feed).toContain('//KK\r\n')
  expect(lines({}).filter((line) => line.includes('NAME'))).toEqual([])
})

function write(fields: Partial<CalendarEvent>): string {
  return writeCalendar({ language: 'en', host: 'kokzhiek.example', events: [{ ...openDay, ...fields }] })
}

/** Unfolded. */
function lines(fields: Partial<CalendarEvent>): string[] {
  return write(fields).replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}
