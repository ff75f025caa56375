import type { Transaction } from 'kysely'
import type { ReadyItem } from '../content/import/item'
import { almatyYear } from '../content/time'
import type { Tables } from '../database/tables'
import { PostingsWriter } from './postings'
import { termsOf, type DocumentFacts, type ShownDocument, type Terms } from './search-document'

/** Rows that are in memory at once. SQLite takes 32,766 values a statement, a document has eight. */
const batch = 500

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
  for (const part of parts(written)) {
    const rows = part.flatMap((item) => item.findables.map(({ language, findable }) => ({ number: ++number, ...toRow(item, language, findable) })))
    for (const some of parts(rows)) await query.insertInto('search_document').values(some).execute()
  }
  await writeTerms(query)
}

function toRow({ kind, id, sites, publishedAt, expiresAt }: ReadyItem, lang: ReadyItem['findables'][number]['language'], findable: ReadyItem['findables'][number]['findable']) {
  const { type, title, text, listed, url, image = null, date = publishedAt, until = expiresAt, worth = 1 } = findable
  const facts: DocumentFacts = { type, sites: sites.length > 0 ? sites : [''], publishedAt: publishedAt ?? '9999', expiresAt: until, date, year: date ? Number(almatyYear(date)) : null, worth }
  const shown: ShownDocument = { text, url, image, ...(listed && { listed }) }
  return { kind, id, lang, facts: JSON.stringify(facts), title, shown: JSON.stringify(shown), terms: JSON.stringify(termsOf(findable, lang)) }
}

async function writeTerms(query: Transaction<Tables>): Promise<void> {
  const lists = new Map<string, PostingsWriter>()
  for await (const { number, terms } of documents(query)) {
    for (const [term, weight] of Object.entries(JSON.parse(terms) as Terms)) {
      let list = lists.get(term)
      if (!list) lists.set(term, (list = new PostingsWriter()))
      list.add(number, weight)
    }
  }
  await query.deleteFrom('search_term').execute()
  for (const part of parts([...lists])) {
    const rows = part.map(([term, list]) => ({ term, documents: list.count, postings: list.text() }))
    await query.insertInto('search_term').values(rows).execute()
  }
}

/** All of them by number, a batch at a time. */
async function* documents(query: Transaction<Tables>): AsyncGenerator<{ number: number; terms: string }> {
  for (let last = 0; ; ) {
    const rows = await query.selectFrom('search_document').where('number', '>', last).orderBy('number').limit(batch).select(['number', 'terms']).execute()
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    last = end.number
  }
}

function parts<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / batch) }, (_, index) => list.slice(index * batch, (index + 1) * batch))
}
