import type { components } from '@university/api-schema/types'
import type { Language } from '../content/languages'
import { stemOf, tokenise, type Token } from './analyse'
import type { ShownDocument, ShownSection } from './search-document'

type Snippet = components['schemas']['SearchSnippet']

const length = 220
const mostMarks = 40

/** Whether a word of a text is one of those that were looked for. */
export function matcher(terms: ReadonlySet<string>, language: Language): (token: Token) => boolean {
  return ({ word, exactTerm }) => terms.has(exactTerm) || terms.has(stemOf(word, language))
}

/** Rows that a snippet shows. */
const mostRows = 3

/**
 * Where to take the snippet from: the text, or those headings and rows of its lists that have more of the words that were looked for.
 *
 * @returns with the section of the first row, where it is rows
 */
export function textFor({ text, sections = [] }: Pick<ShownDocument, 'text' | 'sections'>, matches: (token: Token) => boolean): { text: string; section?: ShownSection } {
  const wordsIn = (piece: string) => new Set(tokenise(piece).filter(matches).map(({ word }) => word)).size
  const rows = sections.flatMap((section) => [section.title, ...(section.rows ?? [])].map((row) => ({ section, row, words: wordsIn(row) })))
  const most = Math.max(0, ...rows.map(({ words }) => words))
  if (most <= wordsIn(text)) return { text }
  const best = rows.filter(({ words }) => words === most)
  return { text: [...new Set(best.map(({ row }) => row))].slice(0, mostRows).join(' · '), ...(best[0] && { section: best[0].section }) }
}

/** The stretch of a text with the most different words that were looked for, cut between words. */
export function snippetOf(text: string, matches: (token: Token) => boolean): Snippet {
  const tokens = tokenise(text)
  const hits = tokens.filter(matches)
  const start = startOf(text, tokens, bestStart(hits))
  const end = endOf(text, tokens, start)
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : '']
  const shift = before.length - start
  const marks = hits.filter((hit) => hit.start >= start && hit.end <= end).slice(0, mostMarks)
  return { text: `${before}${text.slice(start, end)}${after}`, marks: marks.map((hit) => ({ start: hit.start + shift, end: hit.end + shift })) }
}

/** Where the window should begin that holds the most different words. */
function bestStart(hits: Token[]): number {
  let best = { start: 0, count: 0 }
  hits.forEach((hit, index) => {
    const within = hits.slice(index).filter(({ end }) => end <= hit.start + length * 0.8)
    const count = new Set(within.map(({ word }) => word)).size
    if (count > best.count) best = { start: hit.start, count }
  })
  return best.start
}

/** A little before the first hit, at the beginning of a sentence where one is near. */
function startOf(text: string, tokens: Token[], hit: number): number {
  if (hit < length * 0.4) return 0
  const from = hit - Math.round(length * 0.4)
  const sentence = [...text.slice(from, hit).matchAll(/[.!?…]\s+/g)].at(-1)
  if (sentence) return from + sentence.index + sentence[0].length
  return tokens.find(({ start }) => start >= from)?.start ?? 0
}

function endOf(text: string, tokens: Token[], start: number): number {
  if (text.length - start <= length) return text.length
  return tokens.filter(({ end }) => end <= start + length && end > start).at(-1)?.end ?? start + length
}
