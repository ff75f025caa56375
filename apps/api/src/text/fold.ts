import { searchable } from './searchable'

/**
 * Letters that people type for one another: with a Russian keyboard, from memory, in haste. Folded text is compared
 * with folded text only, never shown.
 */
const alike: Record<string, string> = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и', ё: 'е' }

/** Latin letters that look like Cyrillic ones: a keyboard without Kazakh letters has i for і, and old fonts had ə for ә. */
const lookAlike: Record<string, string> = { a: 'а', c: 'с', e: 'е', i: 'и', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у', ə: 'а', ɵ: 'о' }

/** A folded word that has such a letter beside a Cyrillic one. */
const mixedWord = /(?<!\p{L})\p{L}*(?:[aceikmoptxyəɵ][а-я]|[а-я][aceikmoptxyəɵ])\p{L}*/gu

/** Lower case, Kazakh letters as the Russian ones nearest to them, Latin letters without accents, and Cyrillic in Cyrillic words; one kind of apostrophe, one space between words. */
export function fold(text: string): string {
  return withoutLatinAccents(searchable(text).toLowerCase())
    .replace(/[әғқңөұүһіё]/g, (letter) => alike[letter] ?? letter)
    .replace(mixedWord, inCyrillic)
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Not where another Latin letter is in the word, too: `GPAға`. */
function inCyrillic(word: string): string {
  const letters = Array.from(word, (letter) => lookAlike[letter] ?? letter)
  return letters.some((letter) => /\p{Script=Latin}/u.test(letter)) ? word : letters.join('')
}

/** й and ё are letters of their own, so only what stands on Latin letters goes. */
export function withoutLatinAccents(text: string): string {
  return text.normalize('NFD').replace(/([a-z])\p{M}+/giu, '$1').normalize('NFC')
}
