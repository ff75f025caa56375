import type { Extension } from '../call'
import { isForOwnOrigin } from './is-for-own-origin'
import { isSafe } from './is-safe'

export interface PreviewKeyOptions {
  /** The key of an editor who wants to see drafts now; read at the time of each call. */
  read: () => string | undefined
  /** Called when the server refuses the key: it is wrong, or there were too many wrong ones. */
  onRefused: (key: string, status: 401 | 429) => void
}

const header = 'X-Preview-Key'

/**
 * Shows an editor drafts: sends a key with the calls that read, to the page's own origin, since another host must never
 * learn it. A call that is refused because of the key is repeated without it, as a visitor would make it; a key that the caller passes is left as it is.
 */
export function previewKey({ read, onRefused }: PreviewKeyOptions): Extension {
  return (next) => async (call) => {
    const key = isSafe(call) && isForOwnOrigin(call) && call.request.header?.[header] === undefined ? read() : undefined
    if (key === undefined) return next(call)
    const result = await next({ ...call, request: { ...call.request, header: { ...call.request.header, [header]: key } } })
    if (result.ok || result.kind !== 'badRequest' || (result.status !== 401 && result.status !== 429)) return result
    onRefused(key, result.status)
    return next(call)
  }
}
