import { renderHook, waitFor } from '@testing-library/react'
import type { createClient } from '@university/api-client/client'
import { BlockFrame } from '../testing/block-frame'
import { useDirections } from './use-directions'

/** What visitors have: it holds no answer against the contract. */
jest.mock('../environment/client', () => ({ client: jest.requireActual<{ createClient: typeof createClient }>('@university/api-client/client').createClient({ baseUrl: 'https://kokzhiek.example' }) }))

test.each([[{}], [null], ['<title>Log in</title>']])('there are no directions where the answer is %j, which is no list', async (body) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))

  const { result } = renderHook(() => useDirections(6), { wrapper: ({ children }) => <BlockFrame language="en">{children}</BlockFrame> })

  await waitFor(() => expect(asked).toHaveBeenCalled())
  await asked.mock.results[0]?.value
  await waitFor(() => expect(result.current).toEqual([]))
})
