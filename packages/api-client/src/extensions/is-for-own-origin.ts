import type { Call } from '../call'

/** Whether a call goes to the host that the page is from; in a browser only. */
export function isForOwnOrigin({ baseUrl }: Call): boolean {
  try {
    return new URL(baseUrl, location.origin).origin === location.origin
  } catch {
    return false
  }
}
