import type { Kysely } from 'kysely'
import type { ReadyItem } from '../content/import/item'
import { almatyYear } from '../content/time'
import type { Language } from '../content/languages'
import { batchesOf } from '../database/batches'
import type { SearchDocumentRow, Tables } from '../database/tables'
import { searchable } from '../text/searchable'
import { partSize, PostingsWriter } from './postings'
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
 * which word are written anew in those parts of the index that have such a document.
 */
export class SearchWriter {
  private readonly touched = new Set<number>()
  /** Numbers that are free again, by the document that had them. */
  private readonly free = new Map<string, number>()
  private last = 0

  constructor(private readonly query: Kysely<Tables>) {}

  async remove(items: { kind: string; id: number }[]): Promise<void> {
    for (const kind of new Set(items.map((item) => item.kind))) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id)
      for (const part of batchesOf(ids)) {
        const rows = await this.query.deleteFrom('search_document').where('kind', '=', kind).where('id', 'in', part).returning(['number', 'id', 'lang']).execute()
        for (const { number, id, lang } of rows) {
          this.touch(number)
          this.free.set(`${kind} ${id} ${lang}`, number)
        }
      }
    }
    const last = await this.query.selectFrom('search_document').select(({ fn }) => fn.max('number').as('number')).executeTakeFirst()
    this.last = [...this.free.values()].reduce((most, number) => Math.max(most, number), Number(last?.number ?? 0))
  }

  /** What `remove` was not told of must be new. */
  async add(documents: UnnumberedDocument[]): Promise<void> {
    const rows = documents.map((document) => ({ number: this.free.get(`${document.kind} ${document.id} ${document.lang}`) ?? ++this.last, ...document }))
    for (const { number } of rows) this.touch(number)
    for (const part of batchesOf(rows)) await this.query.insertInto('search_document').values(part).execute()
  }

  /** Only now can be searched for what was added. */
  async finish(): Promise<void> {
    for (const part of this.touched) await this.writePart(part)
  }

  private touch(number: number): void {
    this.touched.add(Math.floor(number / partSize))
  }

  private async writePart(part: number): Promise<void> {
    const first = part * partSize
    const rows = await this.query
      .selectFrom('search_document')
      .where('number', '>=', first)
      .where('number', '<', first + partSize)
      .orderBy('number')
      .select(['number', 'terms'])
      .execute()
    const lists = new Map<string, PostingsWriter>()
    for (const { number, terms } of rows) {
      for (const [term, weight] of Object.entries(JSON.parse(terms) as Terms)) {
        let list = lists.get(term)
        if (!list) lists.set(term, (list = new PostingsWriter()))
        list.add(number, weight)
      }
    }
    await this.query.deleteFrom('search_term').where('part', '=', part).execute()
    for (const some of batchesOf([...lists])) {
      const written = some.map(([term, list]) => ({ part, term, documents: list.count, postings: list.text() }))
      await this.query.insertInto('search_term').values(written).execute()
    }
  }
}
