import type { Failure, Result } from '@university/api-client/result'
import { useEffect, useRef, useState } from 'react'
import { settled } from '../environment/settled'

export interface AllRows<Row, What extends string> {
  /** Asks for them, then does it. One wish at a time: another takes its place. */
  fetchFor: (what: What, act: (rows: readonly Row[]) => void) => void
  /** What waits for them. */
  waiting: What | undefined
  /** What could not be done, and why. */
  failed: { what: What; failure: Failure<unknown> } | undefined
}

/**
 * All rows of a list that is shown by pages, for what needs all of them: a file, paper, a chart. What waits for the rows of
 * other filters is given up: nobody sees those any more.
 *
 * @param load every row by the filters that hold
 * @param filter changes with the filters
 */
export function useAllRows<Row, What extends string>(load: (signal: AbortSignal) => Promise<Result<readonly Row[], unknown>>, filter: string): AllRows<Row, What> {
  const [waiting, setWaiting] = useState<What>()
  const [failed, setFailed] = useState<{ what: What; failure: Failure<unknown> }>()
  const current = useRef<AbortController>()
  useEffect(
    () => () => {
      current.current?.abort()
      setWaiting(undefined)
      setFailed(undefined)
    },
    [filter],
  )

  function fetchFor(what: What, act: (rows: readonly Row[]) => void): void {
    current.current?.abort()
    const abort = new AbortController()
    current.current = abort
    setWaiting(what)
    setFailed(undefined)
    void settled(load(abort.signal)).then((result) => {
      if (abort.signal.aborted) return
      setWaiting(undefined)
      if (result.ok) act(result.data)
      else setFailed({ what, failure: result })
    })
  }
  return { fetchFor, waiting, failed }
}
