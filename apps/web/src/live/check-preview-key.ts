import { listUsefulLinks } from '@university/api-client'
import { createClient } from '@university/api-client/client'

/** What the server says of a key; `failed` where it said nothing. */
export type PreviewKeyVerdict = 'right' | 'wrong' | 'too-many' | 'failed'

/** Asks the server for little, with the key. Never throws. */
export async function checkPreviewKey(key: string): Promise<PreviewKeyVerdict> {
  // A header cannot hold anything else.
  if (!/^[!-~]+$/.test(key)) return 'wrong'
  const answer = await listUsefulLinks(createClient({ timeoutMs: 15_000 }), { body: { slug: '' }, header: { 'X-Preview-Key': key } })
  if (answer.ok) return 'right'
  const status = answer.kind === 'badRequest' ? answer.status : undefined
  return status === 401 ? 'wrong' : status === 429 ? 'too-many' : 'failed'
}
