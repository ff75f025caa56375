import { createClient } from '@university/api-client/client'
import { createMocks } from '@university/api-client/testing'
import { loadEventsBlock } from './events-block.load'

const mocks = createMocks()
const client = createClient({ baseUrl: 'http://api.example', fetch: (request) => mocks.fetch(request) })
afterEach(() => mocks.reset())

const about = { site: 'fit', language: 'ru' } as const

test.each([
  ['what is to come', {}, { upcoming: true }],
  ['what the editor wants', { upcoming: false, category_slug: 'sport' }, { upcoming: false, category_slug: 'sport' }],
])('asks for %s', async (_, options, wanted) => {
  await loadEventsBlock(client, { ...about, options })

  expect(mocks.calls('listEvents').map(({ body }) => body)).toEqual([expect.objectContaining({ slug: 'fit', lang: 'ru', ...wanted })])
})

test('changes only with the month, so that builds of one month give one page', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T23:59:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] })

  const result = await loadEventsBlock(client, { ...about, options: {} })

  expect(result.ok && result.data.builtAt).toBe('2026-11-15T00:00:00Z')
  jest.useRealTimers()
})

test.each(['listEvents', 'listEventCategories'] as const)('fails with %s', async (operation) => {
  mocks.on(operation).fail('badResponse', 'serverError')

  expect(await loadEventsBlock(client, { ...about, options: {} })).toMatchObject({ ok: false, kind: 'badResponse' })
})
