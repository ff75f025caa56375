import { createClient, type CallOptions, type Client } from '@university/api-client/client'
import { retry } from '@university/api-client/extensions/retry'
import { xsrf } from '@university/api-client/extensions/xsrf'
import type { Result } from '@university/api-client/result'
import { checks } from '@university/blocks/client'
import { useEffect, useRef, useState } from 'react'
import { uploadFetch } from './upload-fetch'

/** A submission without files that takes longer is tried again. In milliseconds. */
const timeoutMs = 20_000

export interface Submission {
  /** How much of the files is sent, from 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined
  /** Makes one call, and tries again what may pass: so it must carry an `Idempotency-Key`. */
  send<T, E>(call: (client: Client, options: CallOptions) => Promise<Result<T, E>>, hasFiles: boolean): Promise<Result<T, E>>
  /** Ends the call that is under way: it answers `aborted`. The server may have taken it all the same. */
  cancel(): void
}

/** Sends what a visitor has filled in, one at a time; leaving the page ends it. */
export function useSubmission(): Submission {
  const [progress, setProgress] = useState<number>()
  const controller = useRef<AbortController>()
  useEffect(() => () => controller.current?.abort(), [])

  return {
    progress,
    async send(call, hasFiles) {
      const own = (controller.current = new AbortController())
      setProgress(0)
      const transport = hasFiles ? { fetch: uploadFetch({ onProgress: setProgress }) } : { timeoutMs }
      const client = createClient({ ...transport, extensions: [...checks, retry({ attempts: 3, firstDelayMs: 500, totalMs: hasFiles ? 0 : 60_000 }), xsrf()] })
      try {
        return await call(client, { signal: own.signal })
      } finally {
        setProgress(undefined)
      }
    },
    cancel: () => controller.current?.abort(),
  }
}
