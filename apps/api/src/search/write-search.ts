import type { Transaction } from 'kysely'
import type { ReadyItem } from '../content/import/item'
import { almatyYear } from '../content/time'
import type { Tables } from '../database/tables'
import { writePostings } from './postings'
import { termsOf, type DocumentFacts, type ShownDocument, type Terms } from './search-document'

/** Rows a statement: SQLite takes 32,766 values at most. */
const batch = 4_000

/**
 * Brings the index up to date with items that were removed or changed, and with those that are new. The words of all
 * others are kept, only the lists of who has which are written anew.
 */
export async function writeSearch(query: Transaction<Tables>, removed: { kind: string; id: number }[], written: ReadyItem[]): Promise<void> {
  if (removed.length === 0 && written.length === 0) return
  for (const kind of new Set(removed.map((item) => item.kind))) {
    const ids = removed.filter((item) => item.kind === kind).map(({ id }) => id)
    for (const part of parts(ids)) await query.deleteFrom('search_document').where('kind', '=', kind).where('id', 'in', part).execute()
  }
  const last = await query.selectFrom('search_document').select(({ fn }) => fn.max('number').as('number')).executeTakeFirst()
  let number = Number(last?.number ?? 0)
  const rows = written.flatMap((item) => item.findables.map(({ language, findable }) => ({ number: ++number, ...toRow(item, language, findable) })))
  for (const part of parts(rows)) await query.insertInto('search_document').values(part).execute()
  await writeTerms(query)
}

function toRow({ kind, id, sites, publishedAt, expiresAt }: ReadyItem, lang: ReadyItem['findables'][number]['language'], findable: ReadyItem['findables'][number]['findable']) {
  const { type, title, text, url, image = null, date = publishedAt, until = expiresAt, worth = 1 } = findable
  const facts: DocumentFacts = { type, sites: sites.length > 0 ? sites : [''], publishedAt: publishedAt ?? '9999', expiresAt: until, date, year: date ? Number(almatyYear(date)) : null, worth }
  const shown: ShownDocument = { text, url, image }
  return { kind, id, lang, facts: JSON.stringify(facts), title, shown: JSON.stringify(shown), terms: JSON.stringify(termsOf(findable, lang)) }
}

async function writeTerms(query: Transaction<Tables>): Promise<void> {
  const entries = new Map<string, { document: number; weight: number }[]>()
  for (const { number, terms } of await query.selectFrom('search_document').select(['number', 'terms']).orderBy('number').execute()) {
    for (const [term, weight] of Object.entries(JSON.parse(terms) as Terms)) {
      const list = entries.get(term)
      if (list) list.push({ document: number, weight })
      else entries.set(term, [{ document: number, weight }])
    }
  }
  await query.deleteFrom('search_term').execute()
  const rows = [...entries].map(([term, list]) => ({ term, documents: list.length, postings: writePostings(list) }))
  for (const part of parts(rows)) await query.insertInto('search_term').values(part).execute()
}

function parts<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batch) }, (_, index) => list.slice(index * batch, (index + 1) * batch))
}
