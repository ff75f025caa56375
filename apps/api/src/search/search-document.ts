import type { components } from '@university/api-schema/types'
import type { Language } from '../content/languages'
import { stemOf, tokenise } from './analyse'
import { typeWords } from './type-words'

type SearchHit = components['schemas']['SearchHit']

/** A place in an item that a fragment leads to: a heading of its text, or a block. */
export interface Section {
  fragment: string
  /** What its heading says; empty where it has none. */
  title: string
  /** The block that stands there. */
  block?: components['schemas']['PageBlock']
  /** What the list of the block shows. */
  rows?: string[]
}

/** What a kind of content lets readers find of an item, in one of its languages. */
export interface Findable {
  type: SearchHit['type']
  title: string
  /** Counts more than the text and less than the title: a lead, a position. */
  lead?: string
  /** Plain text. */
  text: string
  /** Of the lists that stand on it; they count more than the text. */
  headings?: string[]
  /** Of which kinds of hits there are lists on it: it is found by what readers call these. */
  lists?: SearchHit['type'][]
  /** Rows of lists that stand on it, as they are shown: a page is found by them, after all that says it itself. */
  listed?: string[]
  /** In the order of the text. */
  sections?: Section[]
  /** Path on the site, without the language; or the address of a file. */
  url: string
  image?: SearchHit['image']
  /** What readers take for its date. Default: its publication; null for what has none, such as people. */
  date?: string | null
  /** How much likelier than others, 1, it is what a reader looks for: a page more, a vacancy or what is long past less. */
  worth?: number
  /** From when on it is no longer found; what has none is found for ever. */
  until?: string
}

/** See Findable. */
export const worthOfPages = 1.3

/** What is needed of every document to filter and order the hits; kept in memory. */
export interface DocumentFacts {
  type: SearchHit['type']
  sites: string[]
  publishedAt: string
  expiresAt: string | null
  /** Null for what has no date that readers know of. */
  date: string | null
  year: number | null
  worth: number
  /** See Findable; absent without any. */
  headings?: string[]
}

export type ShownSection = Omit<Section, 'block'>

/** What is needed of a hit that is shown. */
export type ShownDocument = Pick<Findable, 'text' | 'url'> & {
  image: SearchHit['image']
  /** Those that have a heading; absent without any. */
  sections?: ShownSection[]
}

/** Weight of each term of a document, 1–255. A term is a stem, or with `=` before it a word as it is written. */
export type Terms = Record<string, number>

/** What stands in a heading of the text stands in the text, too. */
const weights = { title: 8, heading: 4, lead: 3, ownHeading: 1, text: 1, listed: 0.5 }

/** Words after which another one adds half as much as the first. */
const saturation = 6
/** Words of a text of usual length. */
const usualLength = 180

/** The terms of a document, the longer the text the less each occurrence counts. */
export function termsOf({ type, title, lead = '', text, headings = [], lists = [], listed = [], sections = [] }: Omit<Findable, 'url'>, language: Language): Terms {
  const counts = new Map<string, number>()
  const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight)
  let length = 0
  for (const [part, weight] of [[title, weights.title], [headings.join('. '), weights.heading], [lead, weights.lead], [text, weights.text]] as const) {
    for (const { word, exactTerm } of tokenise(part)) {
      length += 1
      add(stemOf(word, language), weight)
      add(exactTerm, weight)
    }
  }
  for (const { word, exactTerm } of sections.flatMap((section) => (section.block ? [] : tokenise(section.title)))) {
    add(stemOf(word, language), weights.ownHeading)
    add(exactTerm, weights.ownHeading)
  }
  for (const { word } of tokenise(typeWords[type]?.[language] ?? '')) add(stemOf(word, language), weights.title)
  for (const { word } of lists.flatMap((one) => tokenise(typeWords[one]?.[language] ?? ''))) add(stemOf(word, language), weights.heading)
  // Once each, however many rows have it, and without making the document any longer.
  for (const { word, exactTerm } of listed.flatMap(tokenise)) {
    for (const term of [stemOf(word, language), exactTerm]) if (!counts.has(term)) counts.set(term, weights.listed)
  }
  const damping = saturation * (0.4 + (0.6 * length) / usualLength)
  return Object.fromEntries([...counts].map(([term, count]) => [term, Math.max(1, Math.round((255 * count) / (count + damping)))]))
}
