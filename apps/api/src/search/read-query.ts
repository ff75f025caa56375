import type { Language } from '../content/languages'
import { fold } from '../text/fold'
import { cyrillicReadings } from './latin-script'
import { stemsOfQuery, stemsOfReadings, tokenise, type Token } from './analyse'
import type { Postings } from './postings'
import type { SearchIndex } from './search-index'
import { stopWords } from './stop-words'

/** A word of a query with all that may stand for it in the index. */
export interface QueryWord {
  terms: { term: string; postings: Postings; quality: number }[]
}

export interface ReadQuery {
  words: QueryWord[]
  /** The query with mistyped words put right; null when there were none. */
  suggestion: string | null
}

/** More words than a reader means; each costs time. */
const mostWords = 12
/** Shorter words have too many neighbours. */
const shortestToCorrect = 4

/** How well what was found fits what was typed. */
const quality = { exact: 1, stem: 0.8, reading: 0.7, beginning: 0.55, corrected: 0.5 }

/**
 * Finds for each word of a query the terms of the index: as it is typed, its stems in the three languages, its readings
 * in Cyrillic letters; where the content has none of these, words that it begins or almost is.
 */
export async function readQuery(q: string, language: Language, index: SearchIndex): Promise<ReadQuery> {
  const tokens = tokenise(q)
  const telling = tokens.filter(({ word }) => !stopWords.has(word))
  const asked = unique(telling.length > 0 ? telling : tokens).slice(0, mostWords)
  const corrections = new Map<Token, string>()
  const words = await Promise.all(
    asked.map(async (token): Promise<QueryWord> => {
      const known = await lookUp(index, [
        [`=${token.exact}`, quality.exact],
        ...stemsOfQuery(token.word, language).map((stem): [string, number] => [stem, quality.stem]),
        ...stemsOfReadings(token.word).map((stem): [string, number] => [stem, quality.reading]),
      ])
      if (known.length > 0 || token.word.length < shortestToCorrect) return { terms: known }

      const [typed, ...readings] = await Promise.all([token.word, ...cyrillicReadings(token.word)].map((word) => index.wordsLike(word)))
      const { beginning, corrected } = typed && (typed.beginning.length > 0 || typed.corrected.length > 0) ? typed : (readings[0] ?? { beginning: [], corrected: [] })
      if (beginning.length === 0 && corrected[0]) corrections.set(token, corrected[0])
      return { terms: await lookUp(index, [...spread(beginning, language, quality.beginning), ...spread(corrected, language, quality.corrected)]) }
    }),
  )
  return { words, suggestion: corrections.size > 0 ? replace(q, corrections) : null }
}

function spread(words: string[], language: Language, worth: number): [string, number][] {
  return words.flatMap((exact): [string, number][] => [[`=${exact}`, worth], ...stemsOfQuery(fold(exact), language).map((stem): [string, number] => [stem, worth])])
}

async function lookUp(index: SearchIndex, wanted: [term: string, quality: number][]): Promise<QueryWord['terms']> {
  const found = await index.find([...new Set(wanted.map(([term]) => term))])
  return [...found].map(([term, postings]) => ({ term, postings, quality: Math.max(...wanted.filter(([one]) => one === term).map(([, worth]) => worth)) }))
}

function unique(tokens: Token[]): Token[] {
  return tokens.filter(({ word }, index) => tokens.findIndex((other) => other.word === word) === index)
}

function replace(q: string, corrections: Map<Token, string>): string {
  return [...corrections].sort(([a], [b]) => b.start - a.start).reduce((text, [{ start, end }, word]) => text.slice(0, start) + word + text.slice(end), q)
}
