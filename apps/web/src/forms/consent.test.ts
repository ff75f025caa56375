import type { createClient } from '@university/api-client/client'
import { agreedConsent, forgetConsent } from './consent'

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
