import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as russianStem } from '@orama/stemmers/russian'
import type { Language } from '../content/languages'
import { fold } from '../text/fold'
import { kazakhStem } from './kazakh-stem'
import { cyrillicReadings } from './latin-script'

/** A word of a text, with its place in it. */
export interface Token {
  /** Folded. */
  word: string
  /** As it is written, in lower case. */
  exact: string
  /** In UTF-16 code units. */
  start: number
  end: number
}

/** Words and numbers; a hyphen or an apostrophe inside joins. */
const wordForm = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu

export function tokenise(text: string): Token[] {
  return [...text.matchAll(wordForm)].flatMap((match) => {
    const { index } = match
    return split(match[0], index).map(({ part, start }) => ({ ...formsOf(part), start, end: start + part.length }))
  })
}

/** The same words come again and again, and to remember what becomes of them costs less than to find it out. */
const mostKnown = 50_000
const knownForms = new Map<string, Pick<Token, 'word' | 'exact'>>()
const knownStems = new Map<string, string>()

function formsOf(part: string): Pick<Token, 'word' | 'exact'> {
  return remember(knownForms, part, () => ({ word: fold(part), exact: part.toLowerCase() }))
}

function remember<T>(known: Map<string, T>, key: string, find: () => T): T {
  let value = known.get(key)
  if (value === undefined) {
    if (known.size >= mostKnown) known.clear()
    known.set(key, (value = find()))
  }
  return value
}

/** The stem of a folded word in a language. Numbers and codes stay as they are. */
export function stemOf(word: string, language: Language): string {
  return remember(knownStems, `${language}${word}`, () => findStem(word, language))
}

function findStem(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  if (language === 'en') return /^[a-z']+$/.test(word) ? englishStem(word) : kazakhStem(word)
  return /^[a-z']+$/.test(word) ? englishStem(word) : language === 'ru' ? russian(word) : kazakhStem(word)
}

/** Stems under which a word of a query, whose language nobody knows, may stand in the index; the likeliest first. */
export function stemsOfQuery(word: string, language: Language): string[] {
  const own = ([language, 'kz', 'ru', 'en'] as const).map((one) => stemOf(word, one))
  return [...new Set(own)]
}

/** The same for a word in Latin letters that may be meant in Cyrillic ones. */
export function stemsOfReadings(word: string): string[] {
  return [...new Set(cyrillicReadings(word).flatMap((reading) => [kazakhStem(reading), russian(reading)]))]
}

/** The stemmer takes the ending of these for a suffix in some forms and not in others. */
const repaired: Record<string, string> = { экзам: 'экзамен' }

function russian(word: string): string {
  const stem = fold(russianStem(word))
  return repaired[stem] ?? stem
}

/** `физика-математика` is found by either word. */
function split(text: string, index: number): { part: string; start: number }[] {
  let start = index
  return text.split('-').map((part) => {
    const found = { part, start }
    start += part.length + 1
    return found
  })
}
