/** @jest-environment node */
import { mockApi } from '../testing/mock-api'
import { loadEventsBlock } from './events-block.load'

const { mocks, client } = mockApi()

const about = { site: 'fit', language: 'ru' } as const

test.each([
  ['what is to come', {}, { upcoming: true }],
  ['what the editor wants', { upcoming: false, category_slug: 'sport' }, { upcoming: false, category_slug: 'sport' }],
])('asks for %s', async (_, options, wanted) => {
  await loadEventsBlock(client, { ...about, options })

  expect(mocks.calls('listEvents').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', ...wanted })])
})

test.each([
  ['2026-11-21T23:59:00Z', '2026-11-15T00:00:00Z'],
  ['2026-11-30T19:00:00Z', '2026-12-15T00:00:00Z'],
])('changes only with the month in Almaty, so that builds of one month give one page: %s', async (now, builtAt) => {
  jest.useFakeTimers({ now: Date.parse(now), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] })

  const result = await loadEventsBlock(client, { ...about, options: {} })

  expect(result.ok && result.data.builtAt).toBe(builtAt)
  jest.useRealTimers()
})

test.each(['listEvents', 'listEventCategories'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse', 'serverError')

  expect(await loadEventsBlock(client, { ...about, options: {} })).toMatchObject({ ok: false, kind: 'badResponse' })
})
