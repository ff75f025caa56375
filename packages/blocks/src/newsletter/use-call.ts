import type { Failure, Result } from '@university/api-client/result'
import { useCallback, useState } from 'react'

/**
 * What became of a call that changes something.
 *
 * - `refused`: the token of the link is not one that the server knows
 * - `failed`: another try may work, now or later
 */
export type CallState<Data> = { name: 'idle' | 'working' | 'refused' } | { name: 'failed'; failure: Failure<unknown> } | { name: 'done'; data: Data }

/** A call that is made when the reader or the page starts it, never by rendering; leaving the page does not stop it. */
export function useCall<Data>(call: () => Promise<Result<Data, unknown>>): { state: CallState<Data>; start: () => Promise<void> } {
  const [state, setState] = useState<CallState<Data>>({ name: 'idle' })
  const start = useCallback(async () => {
    setState({ name: 'working' })
    const result = await call()
    if (result.ok) setState({ name: 'done', data: result.data })
    else if (result.kind === 'badRequest' && (result.status === 400 || result.status === 404)) setState({ name: 'refused' })
    else setState({ name: 'failed', failure: result })
  }, [call])
  return { state, start }
}
