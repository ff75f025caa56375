/** @jest-environment node */
import { makeCalendars } from './make-calendars'
import type { Graphql } from '../gatsby/query'
import type { CalendarDefenceNode } from '../src/calendar/to-calendar-defence'
import type { Language } from '../src/i18n/languages'

const now = Date.parse('2026-11-21T12:00:00Z')

test('makes a file for each event and a feed for each site, in each language and, in Kazakh, without one', async () => {
  const files = await make([event(501)])

  expect(files.filter(({ site }) => site === 'main').map(({ publicPath }) => publicPath).sort()).toEqual(
    ['/events.ics', '/events/501.ics', ...['kz', 'ru', 'en'].flatMap((language) => [`/${language}/events.ics`, `/${language}/events/501.ics`])].sort(),
  )
  expect(files.filter(({ site }) => site === 'lib').map(({ publicPath }) => publicPath)).toEqual(['/kz/events.ics', '/events.ics', '/ru/events.ics', '/en/events.ics'])
})

test('says everything in the language of the file, and keeps the name of the event', async () => {
  const files = await make([event(501)])

  const textOf = (path: string) => files.find(({ site, publicPath }) => site === 'main' && publicPath === path)?.content.toString().replaceAll('\r\n ', '')
  expect(textOf('/ru/events/501.ics')).toContain('SUMMARY;LANGUAGE=ru:title in ru\r\n')
  expect(textOf('/ru/events/501.ics')).toContain('LOCATION;LANGUAGE=ru:place in ru\\, каб.\u00a0215\r\n')
  expect(textOf('/ru/events/501.ics')).toContain('URL:http://localhost:8000/ru/events/501\r\n')
  expect(textOf('/kz/events/501.ics')).toBe(textOf('/events/501.ics'))
  expect(['kz', 'ru', 'en'].map((language) => /UID:.*/.exec(textOf(`/${language}/events/501.ics`) ?? '')?.[0])).toEqual(Array(3).fill('UID:event-501@localhost'))
})

test('says of a text that stands in for a missing one which language it is in, and of the room beside it', async () => {
  const files = await make([event(501, { title: { text: 'Ашық есік күні', language: 'kz' }, place: { text: 'Бас ғимарат', language: 'kz' } })])

  const english = files.find(({ site, publicPath }) => site === 'main' && publicPath === '/en/events/501.ics')?.content.toString().split('\r\n')
  expect(english?.filter((line) => /^(SUMMARY|LOCATION)/.test(line))).toEqual(['SUMMARY;LANGUAGE=kk:Ашық есік күні', 'LOCATION;LANGUAGE=kk:Бас ғимарат\\, 215-бөлме'])
})

test('leaves out of the feed what was over three months ago, and keeps its own file', async () => {
  const files = await make([event(501), event(480, { starts_at: '2026-08-20T10:00:00Z', ends_at: '2026-08-20T12:00:00Z' }), event(481, { starts_at: '2026-09-01T04:00:00Z', ends_at: null }), event(482, { starts_at: '2026-08-01T04:00:00Z', ends_at: '2026-12-20T09:00:00Z' })])

  const feed = files.find(({ site, publicPath }) => site === 'main' && publicPath === '/en/events.ics')?.content.toString() ?? ''
  expect([...feed.matchAll(/UID:event-(\d+)/g)].map(([, id]) => id)).toEqual(['501', '481', '482'])
  expect(feed).toContain('X-WR-CALNAME:Events — Site in en\r\n')
  expect(files.map(({ publicPath }) => publicPath)).toContain('/en/events/480.ics')
})

test('makes a file for each defence that is planned for a day, which says in the language of the name whose it is', async () => {
  const files = await make([], [], [defence(811), defence(812, { full_name: { text: 'Жанәділов Мақсат', language: 'kz' } }), defence(813, { defence_at: null }), defence(814, { status: 'held' })])

  const defences = files.filter(({ publicPath }) => publicPath.startsWith('/en/dissertation/'))
  expect(defences.map(({ site, publicPath }) => [site, publicPath])).toEqual([['main', '/en/dissertation/81/doctorals/811.ics'], ['main', '/en/dissertation/81/doctorals/812.ics']])
  const [first, second] = defences.map(({ content }) => content.toString().replaceAll('\r\n ', '').split('\r\n').filter((line) => /^(UID|SUMMARY|DTSTART;TZID|LOCATION|URL)/.test(line)))
  expect(first).toEqual([
    'UID:defence-81-811@localhost',
    'DTSTART;TZID=Asia/Almaty:20261204T150000',
    'SUMMARY;LANGUAGE=en:Dissertation defence: name in en',
    'LOCATION;LANGUAGE=en:place in en',
    'URL:http://localhost:8000/en/dissertation/81/doctorals/811',
  ])
  expect(second).toContain('SUMMARY;LANGUAGE=kk:Диссертация қорғау: Жанәділов Мақсат')
  expect(files.map(({ publicPath }) => publicPath)).toContain('/dissertation/81/doctorals/811.ics')
})

test('a site that is closed has none', async () => {
  const files = await make([event(501), event(502, { site: 'lib' })], ['lib'])

  expect(new Set(files.map(({ site }) => site))).toEqual(new Set(['main']))
})

type Node = Queries.CalendarsQuery['allUniversityEvent']['nodes'][number]

function event(id: number, fields: Partial<Node> = {}) {
  return (language: Language): Node => ({
    site: 'main',
    api_id: id,
    title: { text: `title in ${language}`, language },
    summary: null,
    category: { name: null },
    starts_at: '2026-12-05T05:00:00Z',
    ends_at: '2026-12-05T09:00:00Z',
    all_day: false,
    timezone: 'Asia/Almaty',
    status: 'scheduled',
    place: { text: `place in ${language}`, language },
    room: '215',
    online_url: null,
    organizer: null,
    published_at: '2026-11-10T04:00:00Z',
    updated_at: '2026-11-10T04:00:00Z',
    ...fields,
  })
}

function defence(id: number, fields: Partial<CalendarDefenceNode> = {}) {
  return (language: Language): CalendarDefenceNode => ({
    site: 'main',
    api_id: id,
    dissertation_id: 81,
    full_name: { text: `name in ${language}`, language },
    topic: null,
    defence_at: '2026-12-04T10:00:00Z',
    status: 'planned',
    place: { text: `place in ${language}`, language },
    stream_url: null,
    published_at: '2026-11-04T04:00:00Z',
    updated_at: '2026-11-04T04:00:00Z',
    ...fields,
  })
}

function make(events: ((language: Language) => Node)[], closed: string[] = [], defences: ((language: Language) => CalendarDefenceNode)[] = []) {
  const graphql = async (_: string, variables?: { language?: Language }) => {
    const language = variables?.language ?? 'kz'
    return {
      data: {
        allUniversitySettings: { nodes: ['lib', 'main'].map((site) => ({ site, site_info: { is_closed: closed.includes(site), name: { text: `Site in ${language}` } } })) },
        allUniversityEvent: { nodes: events.map((of) => of(language)) },
        allUniversityDoctoral: { nodes: defences.map((of) => of(language)) },
      },
    }
  }
  return makeCalendars(graphql as Graphql, now)
}
