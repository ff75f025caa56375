import type { components } from '@university/api-schema/types'
import type { Language } from '../content/languages'
import { stemOf, tokenise, type Token } from './analyse'
import type { ShownDocument, ShownSection } from './search-document'

type Snippet = components['schemas']['SearchSnippet']

const length = 220
const mostMarks = 40
/** Of a text, in UTF-16 code units: a page of a whole book would hold all others up. */
const mostRead = 20_000

/** Whether a word of a text is one of those that were looked for. */
export function matcher(terms: ReadonlySet<string>, language: Language): (token: Token) => boolean {
  return ({ word, exactTerm }) => terms.has(exactTerm) || terms.has(stemOf(word, language))
}

/** Where the words stand in a short text, such as a title, that were looked for. */
export function marksIn(text: string, matches: (token: Token) => boolean): Snippet['marks'] {
  return tokenise(text).filter(matches).slice(0, mostMarks).map(({ start, end }) => ({ start, end }))
}

/** Rows that a snippet shows. */
const mostRows = 3

/**
 * What a hit shows: the stretch of its text with the most different words that were looked for, cut between words; or those headings and
 * rows of its lists that have more of them.
 *
 * @returns with the section of the first row, where it is rows
 */
export function snippetFor({ text, sections = [] }: Pick<ShownDocument, 'text' | 'sections'>, matches: (token: Token) => boolean): { snippet: Snippet; section?: ShownSection } {
  const ofText = readText(text, matches)
  const rows = sections.flatMap((section) => [section.title, ...(section.rows ?? [])].map((row) => ({ section, row, words: wordsOf(tokenise(row).filter(matches)) })))
  const most = Math.max(0, ...rows.map(({ words }) => words))
  if (most <= wordsOf(ofText.hits)) return { snippet: snippetOf(ofText) }
  const best = rows.filter(({ words }) => words === most)
  const shown = [...new Set(best.map(({ row }) => row))].slice(0, mostRows).join(' · ')
  return { snippet: snippetOf(readText(shown, matches)), ...(best[0] && { section: best[0].section }) }
}

/** A text with those of its words that were looked for. */
interface ReadText {
  text: string
  tokens: Token[]
  hits: Token[]
}

function readText(text: string, matches: (token: Token) => boolean): ReadText {
  const tokens = tokenise(text.slice(0, mostRead))
  // It may be cut within the last word.
  if (text.length > mostRead) tokens.pop()
  return { text, tokens, hits: tokens.filter(matches) }
}

function wordsOf(hits: Token[]): number {
  return new Set(hits.map(({ word }) => word)).size
}

function snippetOf({ text, tokens, hits }: ReadText): Snippet {
  const start = startOf(text, tokens, bestStart(hits))
  const end = endOf(text, tokens, start)
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : '']
  const shift = before.length - start
  const marks = hits.filter((hit) => hit.start >= start && hit.end <= end).slice(0, mostMarks)
  return { text: `${before}${text.slice(start, end)}${after}`, marks: marks.map((hit) => ({ start: hit.start + shift, end: hit.end + shift })) }
}

/** Where the window should begin that holds the most different words. It moves over them once, for one word may be all of a long text. */
function bestStart(hits: Token[]): number {
  let best = { start: 0, count: 0 }
  /** How often each word is in the window, which ends before `next`. */
  const within = new Map<string, number>()
  let next = 0
  for (const [index, hit] of hits.entries()) {
    // A word that is longer than the window was passed over.
    next = Math.max(next, index)
    for (let last = hits[next]; last && last.end <= hit.start + length * 0.8; last = hits[++next]) within.set(last.word, (within.get(last.word) ?? 0) + 1)
    if (within.size > best.count) best = { start: hit.start, count: within.size }
    const left = (within.get(hit.word) ?? 0) - 1
    if (left > 0) within.set(hit.word, left)
    else within.delete(hit.word)
  }
  return best.start
}

/** A little before the first hit, at the beginning of a sentence, or of a line, where one is near. */
function startOf(text: string, tokens: Token[], hit: number): number {
  if (hit < length * 0.4) return 0
  const from = hit - Math.round(length * 0.4)
  const sentence = [...text.slice(from, hit).matchAll(/(?:[.!?…]|\s·)\s+/g)].at(-1)
  if (sentence) return from + sentence.index + sentence[0].length
  return tokens.find(({ start }) => start >= from)?.start ?? 0
}

function endOf(text: string, tokens: Token[], start: number): number {
  if (text.length - start <= length) return text.length
  return tokens.filter(({ end }) => end <= start + length && end > start).at(-1)?.end ?? start + length
}
