import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a secret was given rightly. Of digests, which have one length: the time that it takes tells nothing of the secret, not even how long it is. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
