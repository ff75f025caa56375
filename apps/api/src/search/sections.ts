import { tokenise } from './analyse'
import type { ShownSection } from './search-document'
import type { IndexedDocument } from './search-index'
import { matcher } from './snippet'
import { stopWords } from './stop-words'

/** Of the words that the title does not have, so many must stand in a heading; and of all words, but in a heading that has nothing else. */
const leastShare = 1 / 2

/**
 * The section of a document that a query means rather than all of it: what is looked for stands in its heading, and not in
 * the title or in what menus call the document. Undefined where these have every word, or no heading has enough of the others.
 *
 * @param words for each word of the query the terms that stand for it
 * @param rows the section whose rows have more of the words than the text
 */
export function sectionFor({ lang, title, names }: Pick<IndexedDocument, 'lang' | 'title' | 'names'>, sections: ShownSection[], words: ReadonlySet<string>[], rows?: ShownSection): ShownSection | undefined {
  const sought = words.map((terms) => matcher(terms, lang))
  const tokensOf = (text: string) => tokenise(text).filter(({ word }) => !stopWords.has(word))
  const called = [title, ...names].flatMap(tokensOf)
  const missing = sought.filter((isSought) => !called.some(isSought))
  if (missing.length === 0) return undefined
  if (rows) return rows

  const fits = sections.map((section) => {
    const tokens = tokensOf(section.title)
    const has = (some: typeof sought) => some.filter((isSought) => tokens.some(isSought)).length
    return { section, beyond: has(missing), all: has(sought), share: tokens.filter((token) => sought.some((isSought) => isSought(token))).length / tokens.length }
  })
  const enough = fits.filter(({ beyond, all, share }) => beyond >= missing.length * leastShare && (share === 1 || all >= sought.length * leastShare))
  return enough.sort((a, b) => b.beyond - a.beyond || b.all - a.all || b.share - a.share)[0]?.section
}
