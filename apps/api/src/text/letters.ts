import { sortKey } from './sort-key'

/** What a text stands under in a list with letters: its first letter or digit, in upper case. Empty where it has none. */
export function firstLetter(text: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(text) ?? []
  return [...letter.toUpperCase()][0] ?? ''
}

/** Letters as readers expect them; those that the alphabet takes for one, such as E and É, always in the same order. */
export function inAlphabet(letters: Iterable<string>): string[] {
  const placeOf = (letter: string) => `${sortKey(letter)} ${letter}`
  return [...letters].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}
