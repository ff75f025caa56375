import { withoutLatinAccents } from './fold'

/** The Kazakh alphabet, which holds the Russian one in its order. Latin letters stand before, digits before them. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzаәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя'

const weights = new Map([...alphabet].map((letter, index) => [letter, pair(index + 1)]))
const space = pair(0)

/**
 * Text that sorts as a Kazakh, Russian or English reader expects, wherever bytes or plain letters are compared: two of
 * `0-9a-z` a letter. The same key in both databases, so that they agree on the order.
 *
 * @returns at most 120 characters; what stands beyond the 60th letter does not matter
 */
export function sortKey(text: string): string {
  const letters = [...withoutLatinAccents(text.normalize('NFC').toLowerCase())]
  const key = letters.flatMap((letter) => weights.get(letter) ?? (/\s/u.test(letter) ? space : []))
  return key.slice(0, 60).join('')
}

/** Numbers in the order of their size, the negative ones first; three decimals count. */
export function numberKey(value: number): string {
  return String(Math.round(value * 1000) + 1e15).padStart(17, '0')
}

function pair(index: number): string {
  return index.toString(36).padStart(2, '0')
}
