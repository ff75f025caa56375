import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as russianStem } from '@orama/stemmers/russian'
import type { Language } from '../content/languages'
import { fold } from '../text/fold'
import { kazakhStem } from './kazakh-stem'
import { cyrillicReadings } from './latin-script'

interface Form {
  /** Folded. */
  word: string
  /** As it is written, in lower case; ё is е, as most people type it. */
  exact: string
  /** The term of the index for `exact`. */
  exactTerm: string
}

/** A word of a text, with its place in it. */
export interface Token extends Form {
  /** In UTF-16 code units. */
  start: number
  end: number
}

/** Words and numbers; a hyphen or an apostrophe inside joins. */
const wordForm = /[\p{L}\p{N}]+(?:['’ʼ-][\p{L}\p{N}]+)*/gu

/** `физика-математика` is found by either word. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(wordForm)) {
    let start = index
    for (const part of found.includes('-') ? found.split('-') : [found]) {
      const { word, exact, exactTerm } = formOf(part)
      tokens.push({ word, exact, exactTerm, start, end: start + part.length })
      start += part.length + 1
    }
  }
  return tokens
}

/** The same words come again and again, and to remember what becomes of them costs less than to find it out. */
const mostKnown = 50_000
const knownForms = new Map<string, Form>()
const knownStems: Record<Language, Map<string, string>> = { kz: new Map(), ru: new Map(), en: new Map() }

function formOf(part: string): Form {
  return remember(knownForms, part, () => {
    const exact = part.toLowerCase().replace(/[’ʼ]/g, "'").replace(/ё/g, 'е')
    return { word: fold(part), exact, exactTerm: `=${exact}` }
  })
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
  return remember(knownStems[language], word, () => findStem(word, language))
}

function findStem(word: string, language: Language): string {
  if (/\d/.test(word)) return word
  if (/^[a-z']+$/.test(word)) return englishStem(word.replace(/'s?$/, ''))
  return language === 'ru' ? russian(word) : kazakhStem(word)
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
