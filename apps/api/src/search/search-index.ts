import type { Language } from '../content/languages'
import type { Database } from '../database/database'
import { fold } from '../text/fold'
import { readPostings, withMore, type Postings } from './postings'
import type { DocumentFacts, ShownDocument } from './search-document'
import { readSitePages, type SitePages } from './site-pages'
import { unstoredDocuments, type Unstored } from './unstored'
import { Vocabulary } from './vocabulary'

export interface IndexedDocument extends DocumentFacts {
  number: number
  /** The versions of an item in its languages have it in common. */
  item: number
  id: number
  lang: Language
  title: string
  /** What menus call it. */
  names: readonly string[]
  /** Whether pages of several sites are called so: Programmes, Contacts. */
  isCommon: boolean
  /** `date` in milliseconds. */
  time: number | null
}

/** The item of no document. */
export const none = -1

/** Postings that are kept: most queries are about the same words. */
const keptTerms = 2_000

/** The index as of one version of the content, until something appears in it by its date. What a query needs is read when it is first needed. */
export class SearchIndex {
  private readonly postings = new Map<string, Postings | undefined>()
  private words: Promise<Vocabulary> | undefined
  /** By number: the item of a document, `none` in a gap. To ask the document itself for it takes a query over thousands several times as long. */
  readonly itemOf: Int32Array
  /** By language and item. */
  private readonly versions: Record<Language, (IndexedDocument | undefined)[]>

  private constructor(
    private readonly database: Database,
    /** By number; there may be gaps. */
    readonly documents: readonly (IndexedDocument | undefined)[],
    readonly size: number,
    /** Their versions in the languages counted once. */
    readonly items: number,
    private readonly unstored: Unstored,
    private readonly siteNames: SitePages['siteNames'],
    /** When it must be loaded anew though the content is the same; null when that is never. */
    readonly until: Date | null,
  ) {
    const inLanguage = () => Array.from<IndexedDocument | undefined>({ length: items })
    this.versions = { kz: inLanguage(), ru: inLanguage(), en: inLanguage() }
    this.itemOf = new Int32Array(documents.length).fill(none)
    for (const document of documents) {
      if (!document) continue
      this.itemOf[document.number] = document.item
      this.versions[document.lang][document.item] = document
    }
  }

  static async load(database: Database, now: Date): Promise<SearchIndex> {
    const rows = await database.query.selectFrom('search_document').select(['number', 'kind', 'id', 'lang', 'title', 'facts']).execute()
    const { pages, names: namesOfPages, closed, siteNames, until } = await readSitePages(database, now)
    const items = new Map<string, number>()
    const documents: IndexedDocument[] = []
    /** By language and title: how many sites have such a page. */
    const bearers = new Map<string, number>()
    for (const { number, kind, id, lang, title, facts: text } of rows) {
      // The postings know it all the same: its number is free for no other.
      documents.length = Math.max(documents.length, number + 1)
      const facts = JSON.parse(text) as DocumentFacts
      const sites = facts.sites.filter((site) => !closed.has(site))
      if (sites.length === 0) continue
      const key = `${kind} ${id}`
      const item = items.get(key) ?? items.size
      items.set(key, item)
      const names = (kind === 'page' ? namesOfPages.get(id)?.[lang as Language] : undefined) ?? []
      if (kind === 'page') bearers.set(`${lang} ${title}`, (bearers.get(`${lang} ${title}`) ?? 0) + sites.length)
      documents[number] = { ...facts, sites, number, item, id, lang: lang as Language, title, names, isCommon: false, time: facts.date === null ? null : Date.parse(facts.date) }
    }
    for (const document of documents) if (document) document.isCommon = (bearers.get(`${document.lang} ${document.title}`) ?? 0) > 1
    const unstored = unstoredDocuments(pages, documents.filter(({ names }) => names.length > 0), { number: documents.length, item: items.size })
    for (const document of unstored.documents) documents[document.number] = document
    return new SearchIndex(database, documents, rows.length + unstored.documents.length, items.size + pages.length, unstored, siteNames, until)
  }

  /** An item in a language; undefined where it is not in that language. */
  version(item: number, language: Language): IndexedDocument | undefined {
    return this.versions[language][item]
  }

  /** What a site is called, as readers of a language are shown it; null without a name. */
  nameOfSite(site: string, language: Language): string | null {
    return this.siteNames.get(site)?.[language] ?? null
  }

  /** The postings of those of the terms that occur. */
  async find(terms: string[]): Promise<Map<string, Postings>> {
    // What is held may be cleared while the database is waited for.
    const found = new Map(terms.flatMap((term): [string, Postings | undefined][] => (this.postings.has(term) ? [[term, this.postings.get(term)]] : [])))
    const missing = terms.filter((term) => !found.has(term))
    if (missing.length > 0) {
      const rows = await this.database.query.selectFrom('search_term').where('term', 'in', missing).select(['term', 'postings']).orderBy('part').execute()
      if (this.postings.size > keptTerms) this.postings.clear()
      for (const term of missing) {
        const parts = rows.filter((row) => row.term === term).map(({ postings }) => postings)
        const stored = parts.length > 0 ? readPostings(parts) : undefined
        const more = this.unstored.weights.get(term)
        const postings = more ? withMore(stored, more) : stored
        this.postings.set(term, postings)
        found.set(term, postings)
      }
    }
    return new Map([...found].flatMap(([term, postings]): [string, Postings][] => (postings ? [[term, postings]] : [])))
  }

  /** Words of the content that a folded word begins, or that it becomes by one edit; the most frequent first. */
  async wordsLike(word: string): Promise<{ beginning: string[]; corrected: string[] }> {
    return (await this.vocabulary()).like(word)
  }

  /** What a folded word almost begins: the beginning that was meant, and words that have it; the most frequent first. */
  async wordsAlmostBegunBy(word: string): Promise<string[]> {
    return (await this.vocabulary()).almostBegunBy(word)
  }

  /** How the content spells a folded word, most often; undefined where it has none. */
  async spellingOf(word: string): Promise<string | undefined> {
    return (await this.vocabulary()).spellingOf(word)
  }

  async shown(numbers: number[]): Promise<Map<number, ShownDocument>> {
    if (numbers.length === 0) return new Map()
    const rows = await this.database.query.selectFrom('search_document').where('number', 'in', numbers).select(['number', 'shown']).execute()
    const stored = rows.map(({ number, shown }): [number, ShownDocument] => [number, JSON.parse(shown) as ShownDocument])
    return new Map([...this.unstored.shown, ...stored])
  }

  private vocabulary(): Promise<Vocabulary> {
    return (this.words ??= this.loadWords().catch((error: unknown) => {
      this.words = undefined
      throw error
    }))
  }

  private async loadWords(): Promise<Vocabulary> {
    const terms = this.database.query.selectFrom('search_term').where('term', '>=', '=').where('term', '<', '>')
    const rows = await terms.groupBy('term').select(({ fn }) => ['term', fn.sum('documents').as('documents')]).execute()
    const counts = new Map([...this.unstored.weights].flatMap(([term, { size }]) => (term.startsWith('=') ? [[term, size] as const] : [])))
    for (const { term, documents } of rows) counts.set(term, Number(documents))
    const words = [...counts].filter(([term]) => !/\d/.test(term))
    return new Vocabulary(words.map(([term, documents]) => ({ exact: term.slice(1), folded: fold(term.slice(1)), documents })))
  }
}
