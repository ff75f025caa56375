import { createMocks } from '@university/api-client/testing'
import type { ApiMocks } from '../src/testing/story'
import { withPictures } from './with-pictures'

/** How long after an answer a further request counts as one with it: it is read and held against the contract first. In milliseconds. */
const bridgeMs = 30

export interface MockedFetch {
  /** Another table of mocks, as soon as all requests of a state that has gone have ended: they would use up what it says. */
  use(mocks: ApiMocks): Promise<void>
  /** Waits until everything is answered; or, where the wait itself is to be seen, until something is asked for. */
  settled(isWaiting?: boolean): Promise<void>
}

/** From now on the page asks the mocks, and nobody else. */
export function mockFetch(): MockedFetch {
  let mocks = createMocks()
  let pending = 0

  window.fetch = async (input, init) => {
    pending++
    try {
      return await toPage(await mocks.fetch(new Request(input, init)))
    } finally {
      setTimeout(() => pending--, bridgeMs)
    }
  }

  async function settled(isWaiting = false): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, 15))
    while (isWaiting ? pending === 0 : pending > 0)
  }
  return {
    settled,
    async use(other) {
      mocks.reset()
      if (pending > 0) await settled()
      mocks = other
    },
  }
}

async function toPage(response: Response): Promise<Response> {
  if (response.body === null) return response
  return new Response(withPictures(await response.text()), response)
}
