import type { CallOptions, Client } from '@university/api-client/client'
import type { Result } from '@university/api-client/result'
import { useEffect, useRef, useState } from 'react'
import { submissionClient } from './submission-client'

export interface Submission {
  /** How much of the files is sent, from 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined
  /** Begins one: what it waits for before it is sent ends with this signal, too. */
  begin(): AbortSignal
  /** Makes one call, and tries again what may pass: so it must carry an `Idempotency-Key`. */
  send<T, E>(call: (client: Client, options: CallOptions) => Promise<Result<T, E>>, hasFiles: boolean, signal: AbortSignal): Promise<Result<T, E>>
  /** Ends what is under way: a call answers `aborted`. The server may have taken it all the same. */
  cancel(): void
}

/** Sends what a visitor has filled in, one at a time; leaving the page ends it. */
export function useSubmission(): Submission {
  const [progress, setProgress] = useState<number>()
  const controller = useRef<AbortController>()
  useEffect(() => () => controller.current?.abort(), [])

  return {
    progress,
    begin() {
      controller.current = new AbortController()
      return controller.current.signal
    },
    async send(call, hasFiles, signal) {
      setProgress(0)
      try {
        return await call(submissionClient({ hasFiles, onProgress: setProgress }), { signal })
      } finally {
        setProgress(undefined)
      }
    },
    cancel: () => controller.current?.abort(),
  }
}
