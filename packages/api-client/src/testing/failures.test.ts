import { http } from 'msw'
import { setupServer } from 'msw/node'
import { createClient } from '../client'
import { checkAnswers } from '../extensions/check-answers'
import { createMocks } from '../generated/mocks'
import { getMenu, getNews } from '../generated/operations'
import { getNewsAnswers } from '../generated/validators'
import { mswHandlers } from './msw'

/* Each kind of failure, through the real client and msw. */

const mocks = createMocks()
const server = setupServer(...mswHandlers(mocks, http))
const client = createClient({ baseUrl: 'https://kokzhiek.example', extensions: [checkAnswers([getNewsAnswers])] })
const request = { body: { id: 1001 } }

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => mocks.reset())
afterAll(() => server.close())

test('all is well', async () => {
  expect(await getNews(client, request)).toMatchObject({ ok: true, data: { id: 1001 } })
})

test('a delay beyond the time of the caller', async () => {
  mocks.on('getNews').delay(5000)

  expect(await getNews(client, request, { timeoutMs: 20 })).toMatchObject({ ok: false, kind: 'timeout' })
})

test('aborted, by the mock as soon as the request is there', async () => {
  const controller = new AbortController()
  mocks.on('getNews').fail('aborted', controller)

  expect(await getNews(client, request, { signal: controller.signal })).toMatchObject({ ok: false, kind: 'aborted' })
  expect(mocks.calls('getNews')).toHaveLength(1)
})

test('badRequest with the lowest status, with another, and with a problem of its own', async () => {
  mocks.on('getNews').fail('badRequest').once().fail('badRequest', 404).once().fail('badRequest', 404, { detail: 'Gone fishing' })

  const results = [await getNews(client, request), await getNews(client, request), await getNews(client, request)]

  expect(results).toMatchObject([
    { kind: 'badRequest', status: 400, error: { status: 400, code: 'invalid_request' } },
    { kind: 'badRequest', status: 404, error: { status: 404, code: 'not_found' } },
    { kind: 'badRequest', status: 404, error: { code: 'not_found', detail: 'Gone fishing' } },
  ])
})

test('badResponse: a 5xx with a problem', async () => {
  mocks.on('getNews').fail('badResponse')

  expect(await getNews(client, request)).toMatchObject({ kind: 'badResponse', status: 503, error: { code: 'unavailable' } })
})

test('badResponse: a body that breaks off', async () => {
  mocks.on('getNews').fail('badResponse', 'brokenJson')

  const result = await getNews(client, request)

  expect(result).toMatchObject({ kind: 'badResponse', status: 200 })
  expect(result).not.toHaveProperty('issues')
})

test('badResponse: a body that breaks the contract', async () => {
  mocks.on('getNews').fail('badResponse', 'brokenSchema')

  expect(await getNews(client, request)).toMatchObject({ kind: 'badResponse', status: 200, issues: [{ pointer: '/id', code: 'required' }] })
})

test.each(['network', 'timeout', 'aborted', 'badRequest', 'badResponse'] as const)('%s, by its name alone', async (kind) => {
  const controller = new AbortController()
  mocks.on('getNews').fail(kind)

  const result = getNews(client, request, { signal: controller.signal, timeoutMs: kind === 'timeout' ? 20 : 0 })
  setTimeout(() => kind === 'aborted' && controller.abort(), 20)

  expect(await result).toMatchObject({ ok: false, kind })
})

test('reset lets go what waits', async () => {
  mocks.on('getNews').fail('timeout')

  const result = getNews(client, request)
  setTimeout(() => mocks.reset(), 20)

  expect(await result).toMatchObject({ kind: 'network' })
})

describe('on the console', () => {
  let log: jest.SpyInstance

  beforeAll(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => log.mockClear())
  afterAll(() => log.mockRestore())

  test('is nothing of a caller that gives up', async () => {
    mocks.on('getNews').fail('timeout')

    await getNews(client, request, { timeoutMs: 20 })
    // It would be there some moments after the caller has gone.
    await new Promise((resolve) => setTimeout(resolve, 50))

    expect(log).not.toHaveBeenCalled()
  })

  test('is the operation that is nearest to a request that the contract does not have, which fails', async () => {
    await expect(fetch('https://kokzhiek.example/api/menus', { method: 'POST' })).rejects.toThrow('Failed to fetch')

    expect(log).toHaveBeenCalledWith('The contract has no POST /api/menus. The nearest is getMenu (POST /api/menu)')
    expect(() => mocks.assertNoFaults()).toThrow('getMenu (POST /api/menu)')
  })

  test('is what msw says of a request that is not meant for the contract', async () => {
    await expect(fetch('https://elsewhere.example/fonts/a.woff2')).rejects.toThrow()

    expect(() => mocks.assertNoFaults()).not.toThrow()
  })
})

test('operations with a host of their own are found by their paths', async () => {
  expect(await getMenu(client, { body: { slug: '', is_main: true } }, { baseUrl: 'https://menus.example' })).toMatchObject({ ok: true })
})
