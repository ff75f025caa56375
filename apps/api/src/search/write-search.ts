import type { Kysely } from 'kysely'
import type { ReadyItem } from '../content/import/item'
import { almatyYear } from '../content/time'
import type { Language } from '../content/languages'
import { batchesOf } from '../database/batches'
import type { SearchDocumentRow, Tables } from '../database/tables'
import { searchable } from '../text/searchable'
import { partSize, withChanges } from './postings'
import { termsOf, type DocumentFacts, type Findable, type ShownDocument, type Terms } from './search-document'

export type UnnumberedDocument = Omit<SearchDocumentRow, 'number'>

/** What the index has of an item: a row for each language in which it is found. */
export function documentsOf({ kind, id, findables, ...item }: ReadyItem): UnnumberedDocument[] {
  return findables.map(({ language, findable }) => ({ kind, id, lang: language, ...contentsOf(item, language, inOnePiece(findable)) }))
}

/** All that is read is searchable; addresses stay as they are. */
function inOnePiece({ title, lead, text, headings, listed, sections, ...rest }: Findable): Findable {
  return {
    ...rest,
    title: searchable(title),
    text: searchable(text),
    ...(lead !== undefined && { lead: searchable(lead) }),
    ...(headings && { headings: headings.map(searchable) }),
    ...(listed && { listed: listed.map(searchable) }),
    ...(sections && { sections: sections.map(({ title, rows, ...section }) => ({ ...section, title: searchable(title), ...(rows && { rows: rows.map(searchable) }) })) }),
  }
}

function contentsOf({ sites, publishedAt }: Pick<ReadyItem, 'sites' | 'publishedAt'>, lang: Language, findable: Findable) {
  const { type, title, text, headings = [], sections = [], url, image = null, date = publishedAt, until = null, worth = 1 } = findable
  const facts: DocumentFacts = { type, sites: sites.length > 0 ? sites : [''], publishedAt: publishedAt ?? '9999', expiresAt: until, date, year: date ? Number(almatyYear(date)) : null, worth, ...(headings.length > 0 && { headings }) }
  const titled = sections.filter(({ title }) => title !== '').map(({ block: _block, ...section }) => section)
  const shown: ShownDocument = { text, url, image, ...(titled.length > 0 && { sections: titled }) }
  return { facts: JSON.stringify(facts), title, shown: JSON.stringify(shown), terms: JSON.stringify(termsOf(findable, lang)) }
}

/**
 * Brings the index up to date with items that were removed or changed, and with those that are new: the lists of who has
 * which word are written anew where such a document has the word, or had it.
 */
export class SearchWriter {
  /** By part of the index and by term: document, weight, document, weight …; 0 where it has the term no more. */
  private readonly changes = new Map<number, Map<string, number[]>>()
  private held = 0
  /** Numbers that are free again, by the document that had them. */
  private readonly free = new Map<string, number>()
  private last = 0

  /** @param mostHeld how many changes may be in memory: by default those of some thousand documents */
  constructor(
    private readonly query: Kysely<Tables>,
    private readonly mostHeld = 1_000_000,
  ) {}

  async remove(items: { kind: string; id: number }[]): Promise<void> {
    for (const kind of new Set(items.map((item) => item.kind))) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      for (const part of batchesOf(ids)) {
        const rows = await this.query.deleteFrom('search_document').where('kind', '=', kind).where('id', 'in', part).returning(['number', 'id', 'lang', 'terms']).execute()
        for (const { number, id, lang, terms } of rows) {
          for (const term of Object.keys(JSON.parse(terms) as Terms)) this.change(number, term, 0)
          this.free.set(`${kind} ${id} ${lang}`, number)
        }
        await this.flush(this.mostHeld)
      }
    }
    const last = await this.query.selectFrom('search_document').select(({ fn }) => fn.max('number').as('number')).executeTakeFirst()
    this.last = [...this.free.values()].reduce((most, number) => Math.max(most, number), Number(last?.number ?? 0))
  }

  /** What `remove` was not told of must be new. */
  async add(documents: UnnumberedDocument[]): Promise<void> {
    const rows = documents.map((document) => ({ number: this.free.get(`${document.kind} ${document.id} ${document.lang}`) ?? ++this.last, ...document }))
    for (const part of batchesOf(rows)) {
      for (const { number, terms } of part) for (const [term, weight] of Object.entries(JSON.parse(terms) as Terms)) this.change(number, term, weight)
      await this.query.insertInto('search_document').values(part).execute()
      await this.flush(this.mostHeld)
    }
  }

  /** Only now can be searched for what was added. */
  async finish(): Promise<void> {
    await this.flush(0)
  }

  private change(number: number, term: string, weight: number): void {
    const part = Math.floor(number / partSize)
    const ofPart = this.changes.get(part) ?? new Map<string, number[]>()
    this.changes.set(part, ofPart)
    const changes = ofPart.get(term)
    if (changes) changes.push(number, weight)
    else ofPart.set(term, [number, weight])
    this.held += 1
  }

  /** @param most as many changes may stay in memory */
  private async flush(most: number): Promise<void> {
    if (this.held <= most) return
    for (const [part, terms] of this.changes) for (const some of batchesOf([...terms])) await this.writeLists(part, some)
    this.changes.clear()
    this.held = 0
  }

  private async writeLists(part: number, changes: [term: string, changes: number[]][]): Promise<void> {
    const names = changes.map(([term]) => term)
    const stored = await this.query.deleteFrom('search_term').where('part', '=', part).where('term', 'in', names).returning(['term', 'postings']).execute()
    const before = new Map(stored.map(({ term, postings }) => [term, postings]))
    const lists = changes.map(([term, changes]) => ({ part, term, ...withChanges(before.get(term), changes) })).filter(({ documents }) => documents > 0)
    if (lists.length > 0) await this.query.insertInto('search_term').values(lists).execute()
  }
}
