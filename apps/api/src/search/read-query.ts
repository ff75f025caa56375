import type { Language } from '../content/languages'
import { fold } from '../text/fold'
import { searchable } from '../text/searchable'
import { otherLayouts } from './keyboard-layout'
import { cyrillicReadings, writtenCode } from './latin-script'
import { soundingLike } from './sounding-like'
import { stemsOfQuery, stemsOfReadings, tokenise, type Token } from './analyse'
import type { Postings } from './postings'
import type { SearchIndex } from './search-index'
import { stopWords } from './stop-words'
import { stemsOfSynonyms } from './synonyms'

/** A word of a query with all that may stand for it in the index. */
export interface QueryWord {
  terms: { term: string; postings: Postings; quality: number }[]
}

export interface ReadQuery {
  words: QueryWord[]
  /** Single letters beside words, folded: in `Сейиткали А. Е.` they tell people apart, and need not stand in the text. */
  initials: string[]
  /** The query with mistyped words put right, or as another keyboard layout has it; null when it is right as it is. */
  suggestion: string | null
}

/** More words than a reader means; each costs time. */
const mostWords = 12
/** Shorter words have too many neighbours. */
const shortestToCorrect = 4
/** Shorter words come about by chance. */
const shortestOfLayout = 3

/** How well what was found fits what was typed. */
const quality = { exact: 1, possessive: 0.95, stem: 0.8, reading: 0.7, synonym: 0.65, beginning: 0.55, corrected: 0.5 }

/** A term with how well it fits. */
type Wanted = [term: string, quality: number]

/**
 * Finds for each word of a query the terms of the index: as it is typed, its stems in the three languages, its readings
 * in Cyrillic letters, other words for it; where the content has none of these, the words of another keyboard layout, or words that it begins
 * or almost is.
 */
export async function readQuery(typed: string, language: Language, index: SearchIndex): Promise<ReadQuery> {
  const q = searchable(typed)
  const { asked, initials } = askedIn(q)
  const known = await lookUp(index, asked.map((token) => [...writtenForms(token, language), ...readingsOf(token), ...synonymsOf(token)]))
  if (known.some((terms) => terms.length === 0)) {
    const meant = (await readSpacedNumbers(q, language, index)) ?? (await readOtherLayout(q, language, index))
    if (meant) return meant
  }
  const unknown = asked.filter((token, at) => known[at]?.length === 0 && token.word.length >= shortestToCorrect)
  const alike = await findAllAlike(unknown, index, known.every((terms) => terms.length === 0))
  const found = await lookUp(index, alike.map(({ beginning, corrected }) => [...spread(beginning, language, quality.beginning), ...spread(corrected, language, quality.corrected)]))

  const words = asked.map((token, at): QueryWord => ({ terms: found[unknown.indexOf(token)] ?? known[at] ?? [] }))
  const corrections = new Map(unknown.flatMap((token, at): [Token, string][] => {
    const { beginning, corrected: [word] } = alike[at] ?? { beginning: [], corrected: [] }
    return beginning.length === 0 && word !== undefined ? [[token, word]] : []
  }))
  return { words, initials, suggestion: corrections.size > 0 ? replace(q, corrections) : null }
}

/** The words that tell what is looked for, and the initials beside them. */
function askedIn(q: string): { asked: Token[]; initials: string[] } {
  const tokens = tokenise(q)
  const initials = tokens.filter(({ word }) => /^\p{L}$/u.test(word))
  const telling = tokens.filter((token) => !stopWords.has(token.word) && !initials.includes(token))
  return { asked: unique(telling.length > 0 ? telling : tokens).slice(0, mostWords), initials: telling.length > 0 ? initials.map(({ word }) => word) : [] }
}

/** The query with its long numbers as texts have them, as amounts or as telephone numbers, where the content has every part of that. */
async function readSpacedNumbers(q: string, language: Language, index: SearchIndex): Promise<ReadQuery | undefined> {
  for (const space of [spaceAmount, spacePhone]) {
    const text = q.replace(longNumber, space)
    if (text === q) continue
    const { asked, initials } = askedIn(text)
    const words = await lookUp(index, asked.map((token) => writtenForms(token, language)))
    if (words.every((terms) => terms.length > 0)) return { words: words.map((terms) => ({ terms })), initials, suggestion: null }
  }
  return undefined
}

const longNumber = /\b\d{4,11}\b/g

/** `1450000` → `1 450 000` */
const spaceAmount = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ' ')

/** `77273551452` → `7 727 355 14 52` */
const spacePhone = (digits: string) => digits.replace(/^(\d?)(\d{3})?(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5').trim()

/** The query as another keyboard layout has it, where the content has every word of that. */
async function readOtherLayout(q: string, language: Language, index: SearchIndex): Promise<ReadQuery | undefined> {
  for (const text of otherLayouts(q)) {
    const { asked, initials } = askedIn(text)
    if (!asked.some(({ word }) => word.length >= shortestOfLayout)) continue
    const known = await lookUp(index, asked.map((token) => writtenForms(token, language)))
    if (known.some((terms) => terms.length === 0)) continue
    const others = await lookUp(index, asked.map(synonymsOf))
    // A layout without Kazakh letters has others for them.
    const misspelt = asked.filter(({ exactTerm }, at) => !known[at]?.some(({ term }) => term === exactTerm))
    const spellings = await Promise.all(misspelt.map(async (token): Promise<[Token, string][]> => {
      const spelling = await index.spellingOf(token.word)
      return spelling === undefined ? [] : [[token, spelling]]
    }))
    return { words: known.map((terms, at) => ({ terms: [...terms, ...(others[at] ?? [])] })), initials, suggestion: replace(text, new Map(spellings.flat())) }
  }
  return undefined
}

function writtenForms({ word, exact, exactTerm }: Token, language: Language): Wanted[] {
  const code = writtenCode(word)
  return [
    [exactTerm, quality.exact],
    ...(code === undefined ? [] : [[code, quality.exact] satisfies Wanted]),
    ...(language === 'kz' ? possessivesOf(exact).map((form): Wanted => [`=${form}`, quality.possessive]) : []),
    ...stemsOfQuery(word, language).map((stem): Wanted => [stem, quality.stem]),
  ]
}

/** A Kazakh word as it stands after another one: who types `бағдарламалар` means `білім беру бағдарламалары`, too. */
function possessivesOf(exact: string): string[] {
  if (/[аәоөұүыіеиэуюя]$/.test(exact)) return ['сы', 'сі'].map((ending) => exact + ending)
  return /[бвгғджзйкқлмнңпрстфхһцчшщ]$/.test(exact) ? ['ы', 'і'].map((ending) => exact + ending) : []
}

function readingsOf({ word }: Token): Wanted[] {
  return stemsOfReadings(word).map((stem): Wanted => [stem, quality.reading])
}

function synonymsOf({ word }: Token): Wanted[] {
  return stemsOfSynonyms(word).map((stem): Wanted => [stem, quality.synonym])
}

type Alike = Awaited<ReturnType<SearchIndex['wordsLike']>>

const nothing: Alike = { beginning: [], corrected: [] }
const isNothing = ({ beginning, corrected }: Alike) => beginning.length === 0 && corrected.length === 0

/** What is like each word. Where nothing is like any, and the query has no other, what they almost begin: beside a word that is known it would lead away from that. */
async function findAllAlike(words: Token[], index: SearchIndex, isAll: boolean): Promise<Alike[]> {
  const alike = await Promise.all(words.map(({ word }) => findAlike(word, index)))
  if (!isAll || !alike.every(isNothing)) return alike
  return Promise.all(words.map(async ({ word }) => ({ beginning: [], corrected: await index.wordsAlmostBegunBy(word) })))
}

/** What is like a word as it is typed, otherwise what sounds like it, otherwise what is like the first of its readings. */
async function findAlike(word: string, index: SearchIndex): Promise<Alike> {
  const [typed, ...readings] = await Promise.all([word, ...cyrillicReadings(word)].map((reading) => index.wordsLike(reading)))
  if (typed && !isNothing(typed)) return typed
  const heard = (await Promise.all(soundingLike(word).map((other) => index.spellingOf(other)))).filter((spelling) => spelling !== undefined)
  if (heard.length > 0) return { beginning: [], corrected: heard }
  return readings[0] ?? nothing
}

function spread(words: string[], language: Language, worth: number): Wanted[] {
  return words.flatMap((exact): Wanted[] => [[`=${exact}`, worth], ...stemsOfQuery(fold(exact), language).map((stem): Wanted => [stem, worth])])
}

/** Looks up the terms of all words at once: a database in another process is asked once. */
async function lookUp(index: SearchIndex, wanted: Wanted[][]): Promise<QueryWord['terms'][]> {
  const found = await index.find([...new Set(wanted.flatMap((terms) => terms.map(([term]) => term)))])
  return wanted.map((terms) => {
    const best = new Map<string, number>()
    for (const [term, worth] of terms) best.set(term, Math.max(worth, best.get(term) ?? 0))
    return [...best].flatMap(([term, worth]) => {
      const postings = found.get(term)
      return postings ? [{ term, postings, quality: worth }] : []
    })
  })
}

function unique(tokens: Token[]): Token[] {
  return tokens.filter(({ word }, index) => tokens.findIndex((other) => other.word === word) === index)
}

function replace(q: string, corrections: Map<Token, string>): string {
  return [...corrections].sort(([a], [b]) => b.start - a.start).reduce((text, [{ start, end }, word]) => text.slice(0, start) + word + text.slice(end), q)
}
