import { renderHook, waitFor } from '@testing-library/react'
import type { createClient } from '@university/api-client/client'
import { useCategories } from './use-categories'

/** What visitors have: it holds no answer against the contract. */
jest.mock('@university/blocks/client', () => ({ client: jest.requireActual<{ createClient: typeof createClient }>('@university/api-client/client').createClient({ baseUrl: 'https://kokzhiek.example' }) }))

test('takes an answer that is no list for a failure, and the form stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ login: 'required' }))

  const { result } = renderHook(() => useCategories())

  await waitFor(() => expect(result.current).toMatchObject({ categories: [], hasFailed: true }))
})
