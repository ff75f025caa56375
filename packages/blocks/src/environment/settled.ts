import type { Result } from '@university/api-client/result'

/**
 * Nobody waits for ever: an answer that what reads it stumbles over, since something in between gave it or a server keeps another contract, counts as none. In
 * development and tests the client has found it out before.
 */
export async function settled<T, E>(answer: Promise<Result<T, E>>): Promise<Result<T, E>> {
  try {
    return await answer
  } catch (cause) {
    console.error(cause)
    return { ok: false, kind: 'network', cause }
  }
}
