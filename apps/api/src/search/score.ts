import type { QueryWord } from './read-query'
import { none, type IndexedDocument, type SearchIndex } from './search-index'

export interface Hit {
  document: IndexedDocument
  score: number
  /** It lacks words, and is there for its name alone: see `isCalledBy`. */
  isNamed: boolean
}

/** What is left of the score of a document that lacks a word. */
const missingWord = 0.4

/** Of what the words of a query weigh, so much must a document have where none has all. */
const leastShare = 1 / 3

/** Takes one document that was found; `isNamed`: see Hit. */
export type Take = (document: IndexedDocument, score: number, isNamed: boolean) => void

export interface Scores {
  /**
   * Documents that have the words; of three and more one may be missing.
   *
   * @param isNamed tells which others are meant all the same
   */
  fitting: (take: Take, isNamed: (document: IndexedDocument) => boolean) => void
  /** Where there are none of those: documents that have most of what tells documents apart. Words that the content does not have tell nothing. */
  nearest: (take: Take) => void
}

/**
 * Scores documents by the words that they have; of what may stand for a word the best counts. What one language of an item lacks another
 * may have. A missing word costs more than a bad fit.
 */
export function scoreAll(words: QueryWord[], index: SearchIndex): Scores {
  const length = index.documents.length
  const totals = new Float64Array(length)
  // A bit for each word, of which a query has twelve at most.
  const present = new Uint16Array(length)
  const presentInItem = new Uint16Array(index.items)
  const best = new Float64Array(length)
  const weights = words.map(({ terms }, at) => {
    let found = 0
    for (const number of takeBest(terms, index, best)) {
      const score = best[number] as number
      best[number] = 0
      const item = index.itemOf[number] as number
      if (item === none) continue
      found += 1
      totals[number] = (totals[number] as number) + score
      present[number] = (present[number] as number) | (1 << at)
      presentInItem[item] = (presentInItem[item] as number) | (1 << at)
    }
    return found === 0 ? 0 : rarity(found, index)
  })

  const weigh = (mask: number) => weights.reduce((sum, weight, at) => (mask & (1 << at) ? sum + weight : sum), 0)
  const total = weigh((1 << words.length) - 1)
  const takeThose = (suffices: (mask: number) => boolean, take: Take, isMeant: (document: IndexedDocument) => boolean = () => false): void => {
    // Thousands of documents have the same words: what these decide is found out once.
    const isEnough: boolean[] = []
    const enough = (mask: number) => (isEnough[mask] ??= suffices(mask))
    for (let number = 0; number < length; number++) {
      const mask = present[number] as number
      if (mask === 0) continue
      const document = index.documents[number] as IndexedDocument
      const isNamed = !enough(mask) && !enough(presentInItem[index.itemOf[number] as number] as number)
      if (isNamed && !isMeant(document)) continue
      const kept = (bits(mask) < words.length ? missingWord : 1) * (isNamed ? weigh(mask) / total : 1)
      take(document, (totals[number] as number) * document.worth * kept, isNamed)
    }
  }
  const needed = words.length > 2 ? words.length - 1 : words.length
  return {
    fitting: (take, isNamed) => takeThose((mask) => bits(mask) >= needed, take, isNamed),
    nearest: (take) => takeThose((mask) => weigh(mask) >= total * leastShare, take),
  }
}

/** How much a term tells that so many documents have. */
function rarity(documents: number, { size }: SearchIndex): number {
  return Math.log(1 + (size - documents + 0.5) / (documents + 0.5))
}

/**
 * Finds for each document the score of the term that fits it best.
 *
 * @param best takes the scores, by number; zero before
 * @returns which documents have one
 */
function takeBest(terms: QueryWord['terms'], index: SearchIndex, best: Float64Array): number[] {
  const found: number[] = []
  for (const { postings, quality } of terms) {
    const { documents, weights } = postings
    const worth = (quality * rarity(documents.length, index)) / 25.5
    for (let at = 0; at < documents.length; at++) {
      const number = documents[at] as number
      const score = worth * (weights[at] as number)
      const former = best[number] as number
      if (score <= former) continue
      if (former === 0) found.push(number)
      best[number] = score
    }
  }
  return found
}

function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1
  return count
}

/** News, events and announcements lose by the year; what comes each year is looked for as it is this time. */
const aging: ReadonlySet<IndexedDocument['type']> = new Set([2, 4, 5])
const lossOfYear = 0.1
const leastFreshness = 0.7
const yearMs = 365 * 86_400_000

/** How much of its score a document keeps, 0.7–1. */
export function freshness({ type, time }: IndexedDocument, now: Date): number {
  if (time === null || !aging.has(type)) return 1
  return Math.max(leastFreshness, 1 - (lossOfYear * Math.max(0, now.getTime() - time)) / yearMs)
}
