import type { Failure, Result } from '@university/api-client/result'
import { useCallback, useEffect, useState } from 'react'
import { useBlockEnvironment } from './environment'
import { isPreview } from './is-preview'
import { settled } from './settled'
import { useLatest } from './use-latest'
import { whenOutdated } from './when-outdated'

export interface Newer<Initial> {
  shown: Initial
  /** Where an editor asked and got no answer; readers are not told, and see what the build knows. */
  failure: Failure<unknown> | undefined
  retry: () => void
}

/**
 * What the build knows of a block that is shown as a whole, until there is something newer: it is asked for once where the page is
 * old, and at once for editors (`?mode=preview`). Lists by pages have `usePages`.
 */
export function useNewer<Initial>(initial: Initial, load: () => Promise<Result<Initial, unknown>>): Newer<Initial> {
  const { search } = useBlockEnvironment()
  const isEditor = isPreview(search)
  const [answer, setAnswer] = useState<Initial>()
  const [failure, setFailure] = useState<Failure<unknown>>()
  const [attempt, setAttempt] = useState(0)
  const latest = useLatest({ initial, load })

  useEffect(() => {
    let isCurrent = true
    async function ask() {
      const result = await settled(latest.current.load())
      if (!isCurrent) return
      setFailure(isEditor && !result.ok ? result : undefined)
      // What says the same need not be drawn anew.
      if (result.ok && JSON.stringify(result.data) !== JSON.stringify(latest.current.initial)) setAnswer(result.data)
    }
    const stop = isEditor ? void ask() : whenOutdated(() => void ask())
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [attempt, isEditor, latest])

  return { shown: answer ?? initial, failure, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
