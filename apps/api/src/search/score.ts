import type { QueryWord } from './read-query'
import type { IndexedDocument, SearchIndex } from './search-index'

export interface Hit {
  document: IndexedDocument
  score: number
}

/** What is left of the score of a document that lacks a word. */
const missingWord = 0.4

/**
 * Documents that have the words; of what may stand for a word the best counts. Of three words and more one may be
 * missing, and what one language of an item lacks another may have: both cost more than a bad fit.
 */
export function scoreAll(words: QueryWord[], index: SearchIndex): Hit[] {
  const length = index.documents.length
  const totals = new Float64Array(length)
  // A bit for each word, of which a query has twelve at most.
  const present = new Uint16Array(length)
  const presentInItem = new Uint16Array(index.items)
  for (const [at, { terms }] of words.entries()) {
    const best = bestOf(terms, index)
    for (let number = 0; number < length; number++) {
      const score = best[number] as number
      const document = score === 0 ? undefined : index.documents[number]
      if (!document) continue
      totals[number] = (totals[number] as number) + score
      present[number] = (present[number] as number) | (1 << at)
      presentInItem[document.item] = (presentInItem[document.item] as number) | (1 << at)
    }
  }

  const needed = words.length > 2 ? words.length - 1 : words.length
  const hits: Hit[] = []
  for (let number = 0; number < length; number++) {
    const document = present[number] === 0 ? undefined : index.documents[number]
    if (!document) continue
    const count = bits(present[number] as number)
    if (count < needed && bits(presentInItem[document.item] as number) < needed) continue
    hits.push({ document, score: (totals[number] as number) * document.worth * (count < words.length ? missingWord : 1) })
  }
  return hits
}

/** For each document the score of the term that fits it best. */
function bestOf(terms: QueryWord['terms'], index: SearchIndex): Float64Array {
  const best = new Float64Array(index.documents.length)
  for (const { postings, quality } of terms) {
    const { documents, weights } = postings
    const worth = (quality * Math.log(1 + (index.size - documents.length + 0.5) / (documents.length + 0.5))) / 25.5
    for (let at = 0; at < documents.length; at++) {
      const number = documents[at] as number
      const score = worth * (weights[at] as number)
      if (score > (best[number] as number)) best[number] = score
    }
  }
  return best
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
