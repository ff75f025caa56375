import { languages } from '../content/languages'
import { sinceEver } from '../content/time'
import { termsOf, worthOfPages, type ShownDocument } from './search-document'
import type { IndexedDocument } from './search-index'
import type { SitePage } from './site-pages'

/** What the index has beyond what imports store: it follows from settings, menus and the messages of the site. */
export interface Unstored {
  documents: IndexedDocument[]
  /** By term: the documents, stored ones too, with its weight in each. */
  weights: ReadonlyMap<string, ReadonlyMap<number, number>>
  shown: ReadonlyMap<number, ShownDocument>
}

/** Pages that no file of the content is have this id and those above it. */
const firstId = 1_000_000_000

/**
 * @param stored documents that menus have names for
 * @param next the first number, and the first item, that no stored document has
 */
export function unstoredDocuments(pages: SitePage[], stored: IndexedDocument[], next: Pick<IndexedDocument, 'number' | 'item'>): Unstored {
  const weights = new Map<string, Map<number, number>>()
  const add = ({ number, lang }: IndexedDocument, title: string, text = '') => {
    for (const [term, weight] of Object.entries(termsOf({ type: 3, title, text }, lang))) {
      let documents = weights.get(term)
      if (!documents) weights.set(term, (documents = new Map()))
      documents.set(number, Math.max(weight, documents.get(number) ?? 0))
    }
  }
  for (const document of stored) for (const name of document.names) add(document, name)

  const documents: IndexedDocument[] = []
  const shown = new Map<number, ShownDocument>()
  for (const [index, { url, sites, texts }] of pages.entries()) {
    for (const lang of languages) {
      const said = texts[lang]
      if (!said) continue
      const { title, names, lead, text } = said
      const facts = { type: 3, sites, publishedAt: sinceEver, expiresAt: null, date: null, year: null, worth: url.startsWith('/') ? worthOfPages : 1, time: null } as const
      const document: IndexedDocument = { ...facts, number: next.number + documents.length, item: next.item + index, id: firstId + index, lang, title, names, isCommon: false }
      documents.push(document)
      shown.set(document.number, { text: lead, url, image: null })
      add(document, title, text)
      for (const name of names) add(document, name)
    }
  }
  return { documents, weights, shown }
}
