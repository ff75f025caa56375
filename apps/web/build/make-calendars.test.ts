/** @jest-environment node */
import { makeCalendars } from './make-calendars'
import type { Graphql } from '../gatsby/query'
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

function make(events: ((language: Language) => Node)[], closed: string[] = []) {
  const graphql = async (_: string, variables?: { language?: Language }) => {
    const language = variables?.language ?? 'kz'
    return {
      data: {
        allUniversitySettings: { nodes: ['lib', 'main'].map((site) => ({ site, site_info: { is_closed: closed.includes(site), name: { text: `Site in ${language}` } } })) },
        allUniversityEvent: { nodes: events.map((of) => of(language)) },
      },
    }
  }
  return makeCalendars(graphql as Graphql, now)
}
