import { tokenise, type Token } from './analyse'
import type { IndexedDocument } from './search-index'
import { matcher } from './snippet'
import { stopWords } from './stop-words'

/** What a title, or a name in a menu, adds that is the query and nothing else; a page of that name is what was meant. */
const whole = { page: 3, other: 2 }
/** How much the score of a page grows that lacks words and is there for its name alone. */
export const named = 4.2
/** What one adds that holds the query among more words: the less else, the more. */
const part = { least: 1.2, most: 1.5 }
/** What the name of a page adds that is some words of the query and nothing else: who types `cost of study` means “Tuition fees”. By the share of the words. */
const partly = 1.2
/** What a heading adds, of what a title adds: that of a list on a page, and one of a text that is the query and nothing else. */
const worthOfHeadings = 0.5
/** For each initial that a name has. */
const fittingInitial = 1.2

const page = 3

/**
 * Whether a page is called by some of the words that are looked for, and by nothing else: who types `book a room in the dormitory` means the page
 * “Dormitory”, though it does not say how.
 *
 * @param terms for all words of the query
 */
export function isCalledBy(document: IndexedDocument, terms: ReadonlySet<string>): boolean {
  if (document.type !== page) return false
  const isSought = matcher(terms, document.lang)
  return namesOf(document).some((tokens) => tokens.length > 0 && tokens.every(isSought))
}

/** The words of its title and of its names in menus; every query of several words asks most pages for them. */
function namesOf(document: IndexedDocument): Token[][] {
  const names = known.get(document) ?? [document.title, ...document.names].map(telling)
  known.set(document, names)
  return names
}

const known = new WeakMap<IndexedDocument, Token[][]>()

const telling = (name: string): Token[] => tokenise(name).filter(({ word }) => !stopWords.has(word))

/**
 * By how much the score of a document grows because of what it is called: more than the sum of the words.
 *
 * @param words for each word of the query the terms that stand for it
 * @param isElsewhere on another site than the one that is searched: its pages are called what they are there, Programmes or Contacts; where
 * several sites have one so called, that says nothing
 * @param ofText headings of its text
 */
export function fitOfNames({ type, lang, title, names, headings = [], isCommon }: IndexedDocument, words: ReadonlySet<string>[], initials: string[], isElsewhere: boolean, ofText: string[]): number {
  const isCalledSoThere = isElsewhere && type === page
  const sought = words.map((terms) => matcher(terms, lang))
  const fitOf = (name: string) => {
    const tokens = telling(name)
    const found = sought.filter((isSought) => tokens.some(isSought)).length
    return { found, share: tokens.filter((token) => sought.some((isSought) => isSought(token))).length / Math.max(1, tokens.length) }
  }
  const isQuery = (heading: string): boolean => {
    const { found, share } = fitOf(heading)
    return found === sought.length && share === 1
  }
  const gainOf = (name: string): number => {
    const { found, share } = fitOf(name)
    const isWhole = share === 1 && !isCalledSoThere
    if (found < sought.length) return isWhole && type === page ? (partly * found) / sought.length : 0
    return (isWhole ? (type === page ? whole.page : whole.other) : part.least + (part.most - part.least) * share) - 1
  }
  const called = isCalledSoThere ? (isCommon ? [] : [title]) : [title, ...names]
  const gain = Math.max(0, ...called.map(gainOf), ...[...headings, ...ofText.filter(isQuery)].map((heading) => gainOf(heading) * worthOfHeadings))
  const begun = initials.filter((letter) => tokenise(title).some(({ word }) => word.length > 1 && word.startsWith(letter)))
  return (1 + gain) * fittingInitial ** begun.length
}
