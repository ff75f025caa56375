import { createClient } from '@university/api-client/client'
import { createMocks } from '@university/api-client/testing'

/** Mocks of the contract for the tests of a file, and a client that asks them. A test fails that asks what the contract refuses, and leaves nothing to the next. */
export function mockApi() {
  const mocks = createMocks()
  afterEach(() => mocks.assertNoFaults())
  // By itself: it is done even where the line above fails a test.
  afterEach(() => mocks.reset())
  return { mocks, client: createClient({ baseUrl: 'http://api.example', fetch: (request) => mocks.fetch(request) }) }
}

/** The same in the place of the page's `fetch`. */
export function mockPageApi() {
  const { mocks } = mockApi()
  beforeEach(() => void jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => mocks.fetch(input as Request, init)))
  return mocks
}
