import { searchable } from './searchable'

/**
 * Letters that people type for one another: with a Russian keyboard, from memory, in haste. Folded text is compared
 * with folded text only, never shown.
 */
const alike: Record<string, string> = { ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х', і: 'и', ё: 'е' }

/** Lower case, Kazakh letters as the Russian ones nearest to them, Latin letters without accents, one kind of apostrophe, one space between words. */
export function fold(text: string): string {
  return withoutLatinAccents(searchable(text).toLowerCase())
    .replace(/[әғқңөұүһіё]/g, (letter) => alike[letter] ?? letter)
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** й and ё are letters of their own, so only what stands on Latin letters goes. */
export function withoutLatinAccents(text: string): string {
  return text.normalize('NFD').replace(/([a-z])\p{M}+/giu, '$1').normalize('NFC')
}
