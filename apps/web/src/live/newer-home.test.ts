/** @jest-environment node */
import { listAnnouncements, listEvents, listNews } from '@university/api-client'
import { onHome } from '../lib/list-sizes'
import { readNewerHome } from './newer-home'

jest.mock('@university/api-client', () => ({ listNews: jest.fn(), listEvents: jest.fn(), listAnnouncements: jest.fn() }))

const unreachable = { ok: false, kind: 'network', cause: new TypeError('Failed to fetch') } as const
const noEvents = { ok: true, data: { data: [], current_page: 1, last_page: 1, per_page: 4, total: 0, years: [] }, response: new Response() } as unknown as Awaited<ReturnType<typeof listEvents>>

test('asks for as much as the home page shows', async () => {
  jest.mocked(listNews).mockResolvedValue(unreachable)
  jest.mocked(listEvents).mockResolvedValue(noEvents)
  jest.mocked(listAnnouncements).mockResolvedValue(unreachable)
  const { signal } = new AbortController()

  await readNewerHome('lib', 'ru', signal)

  expect(jest.mocked(listNews).mock.calls[0]?.slice(1)).toEqual([{ body: { slug: 'lib', lang: 'ru', per_page: onHome.news } }, { signal }])
  expect(jest.mocked(listEvents).mock.calls[0]?.slice(1)).toEqual([{ body: { slug: 'lib', lang: 'ru', upcoming: true, per_page: onHome.events } }, { signal }])
  expect(jest.mocked(listAnnouncements).mock.calls[0]?.slice(1)).toEqual([{ body: { slug: 'lib', lang: 'ru', per_page: onHome.announcements } }, { signal }])
})

test('says nothing of what the API did not answer, and that nothing is on where it said so', async () => {
  jest.mocked(listNews).mockResolvedValue(unreachable)
  jest.mocked(listEvents).mockResolvedValue(noEvents)
  jest.mocked(listAnnouncements).mockResolvedValue(unreachable)

  expect(await readNewerHome('', 'en', new AbortController().signal)).toEqual({ events: [] })
})
