import type { Language } from '../content/languages'
import type { Database } from '../database/database'
import { fold } from '../text/fold'
import { isOneEditAway } from './edit-distance'
import { readPostings, type Postings } from './postings'
import type { DocumentFacts, ShownDocument } from './search-document'

export interface IndexedDocument extends DocumentFacts {
  number: number
  /** The versions of an item in its languages have it in common. */
  item: number
  id: number
  lang: Language
  title: string
  /** `date` in milliseconds. */
  time: number | null
}

interface Word {
  exact: string
  folded: string
  documents: number
}

/** Postings that are kept: most queries are about the same words. */
const keptTerms = 2_000

/** The index as of one version of the content. What a query needs is read when it is first needed. */
export class SearchIndex {
  private readonly postings = new Map<string, Postings | undefined>()
  private words: Promise<Word[]> | undefined

  private constructor(
    private readonly database: Database,
    /** By number; there may be gaps. */
    readonly documents: readonly (IndexedDocument | undefined)[],
    readonly size: number,
    /** Their versions in the languages counted once. */
    readonly items: number,
  ) {}

  static async load(database: Database): Promise<SearchIndex> {
    const rows = await database.query.selectFrom('search_document').select(['number', 'kind', 'id', 'lang', 'title', 'facts']).execute()
    const items = new Map<string, number>()
    const documents: IndexedDocument[] = []
    for (const { number, kind, id, lang, title, facts: text } of rows) {
      const key = `${kind} ${id}`
      const item = items.get(key) ?? items.size
      items.set(key, item)
      const facts = JSON.parse(text) as DocumentFacts
      documents[number] = { ...facts, number, item, id, lang: lang as Language, title, time: facts.date === null ? null : Date.parse(facts.date) }
    }
    return new SearchIndex(database, documents, rows.length, items.size)
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
        const postings = parts.length > 0 ? readPostings(parts) : undefined
        this.postings.set(term, postings)
        found.set(term, postings)
      }
    }
    return new Map([...found].flatMap(([term, postings]): [string, Postings][] => (postings ? [[term, postings]] : [])))
  }

  /** Words of the content that a folded word begins, or that it becomes by one edit; the most frequent first. */
  async wordsLike(word: string): Promise<{ beginning: string[]; corrected: string[] }> {
    this.words ??= this.loadWords().catch((error: unknown) => {
      this.words = undefined
      throw error
    })
    const words = await this.words
    const beginning = words.filter(({ folded }) => folded.length > word.length && folded.startsWith(word))
    const corrected = words.filter(({ folded }) => folded !== word && isOneEditAway(word, folded))
    const best = (list: Word[]) => list.sort((a, b) => b.documents - a.documents).slice(0, 8).map(({ exact }) => exact)
    return { beginning: best(beginning), corrected: best(corrected) }
  }

  async shown(numbers: number[]): Promise<Map<number, ShownDocument>> {
    if (numbers.length === 0) return new Map()
    const rows = await this.database.query.selectFrom('search_document').where('number', 'in', numbers).select(['number', 'shown']).execute()
    return new Map(rows.map(({ number, shown }) => [number, JSON.parse(shown) as ShownDocument]))
  }

  private async loadWords(): Promise<Word[]> {
    const terms = this.database.query.selectFrom('search_term').where('term', '>=', '=').where('term', '<', '>')
    const rows = await terms.groupBy('term').select(({ fn }) => ['term', fn.sum('documents').as('documents')]).execute()
    return rows.filter(({ term }) => !/\d/.test(term)).map(({ term, documents }) => ({ exact: term.slice(1), folded: fold(term.slice(1)), documents: Number(documents) }))
  }
}
