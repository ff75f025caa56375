import type { createClient } from '@university/api-client/client'
import { agreedConsent, forgetConsent, knownConsent, loadConsent } from './consent'

/** What visitors have: it holds no answer against the contract. */
jest.mock('@university/blocks/client', () => ({ client: jest.requireActual<{ createClient: typeof createClient }>('@university/api-client/client').createClient({ baseUrl: 'https://kokzhiek.example' }) }))

afterEach(forgetConsent)

test.each([['{}'], ['null'], ['[]'], ['{"login":"required"}'], ['{"consent":{"vers']])('a text that something in between did not tell is not agreed to, and the visitor hears of it: %s', async (body) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { headers: { 'content-type': 'application/json' } }))

  expect(await agreedConsent('main', new AbortController().signal)).toEqual({ message: 'failure.network', minutes: undefined, errors: {} })
})

test('a text without a page is agreed to as it is', async () => {
  const consent = { version: '2026-09-01', page_slug: null }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ consent }))

  expect(await agreedConsent('main', new AbortController().signal)).toEqual(consent)
})

test('a text that the server has refused since does not come back with a late answer', async () => {
  const texts = ['2026-09-01', '2026-12-01'].map((version) => ({ version, page_slug: 'consent' }))
  let answerLate: () => void = () => undefined
  const late = new Promise<Response>((resolve) => (answerLate = () => resolve(Response.json({ consent: texts[0] }))))
  jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(late).mockImplementation(async () => Response.json({ consent: texts[1] }))
  const former = loadConsent('main')
  forgetConsent()
  await loadConsent('main')

  answerLate()
  await former

  expect(knownConsent('main')).toEqual(texts[1])
})
