import { createClient, type Client } from '@university/api-client/client'
import { retry } from '@university/api-client/extensions/retry'
import { xsrf } from '@university/api-client/extensions/xsrf'
import { checks } from '@university/blocks/client'
import { uploadFetch } from './upload-fetch'

/** A submission without files that takes longer is tried again. In milliseconds. */
const timeoutMs = 20_000

export interface SubmissionClientOptions {
  hasFiles: boolean
  /** How much of the files is sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/** Makes the call of one submission, and tries again what may pass: so it must carry an `Idempotency-Key`. */
export function submissionClient({ hasFiles, onProgress }: SubmissionClientOptions): Client {
  const transport = hasFiles ? { fetch: uploadFetch(onProgress) } : { timeoutMs }
  return createClient({ ...transport, extensions: [...checks, retry({ attempts: 3, firstDelayMs: 500, totalMs: hasFiles ? 0 : 60_000 }), xsrf()] })
}
