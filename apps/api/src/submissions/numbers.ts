import { createHash, randomInt } from 'node:crypto'
import { isSameSecret } from '../contract/same-secret'
import type { Database } from '../database/database'

/** Nobody takes one of these for another, in Latin or in Cyrillic, on paper or on the telephone. */
const alphabet = '23456789DFGJLNQRVW'

/** What a number begins with: a question, a question to a blog, an application. */
type NumberPrefix = 'Q' | 'B' | 'V'

/** `Q-7F3R-9WDN`: one of 11 thousand million, that nothing has yet; the column is unique all the same. */
export async function freeNumber({ query }: Database, prefix: NumberPrefix): Promise<string> {
  const table = prefix === 'V' ? 'application' : 'question'
  for (;;) {
    const number = `${prefix}-${randomText(2)}`
    const taken = await query.selectFrom(table).where('number', '=', number).select('id').executeTakeFirst()
    if (!taken) return number
  }
}

/** `4GLD-R82V-J6NQ`: the secret of a number. */
export function newTrackingCode(): string {
  return randomText(3)
}

/** What is kept with a question in place of its code. The code itself stands for a day in the answer to a repeat, and nowhere else. */
export function trackingHash(number: string, code: string): string {
  return createHash('sha256').update(`${number} ${code}`).digest('hex')
}

export function isTrackingCode(code: string, number: string, hash: string): boolean {
  return isSameSecret(trackingHash(number, code), hash)
}

function randomText(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
