import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Nobody takes one of these for another, in Latin or in Cyrillic, on paper or on the telephone. */
const alphabet = '23456789DFGJLNQRVW'

/** What a number begins with: a question, a question to a blog, an application. */
export type NumberPrefix = 'Q' | 'B' | 'V'

/** `Q-7F3R-9WDN`: one of 11 thousand million. */
export function newNumber(prefix: NumberPrefix): string {
  return `${prefix}-${randomText(2)}`
}

/** `4GLD-R82V-J6NQ`: the secret of a number. */
export function newTrackingCode(): string {
  return randomText(3)
}

/**
 * What is kept with a question in place of its code. The code itself stands only where it is said once more: for a day in the answer to a
 * repeat, and in the mail to the sender as long as mails are kept.
 */
export function trackingHash(number: string, code: string): string {
  return createHash('sha256').update(`${number} ${code}`).digest('hex')
}

export function isTrackingCode(code: string, number: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(trackingHash(number, code)), Buffer.from(hash))
}

function randomText(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
