import { sql } from 'kysely'
import type { Migration } from '../migrate'
import { partSize } from '../../search/postings'

/** Bytes of a document in a row of postings. */
const entrySize = 5

/** The postings of a term in parts of so many documents each: a change of one document writes one part anew. */
export const migration: Migration = {
  name: '0006-search-parts',
  async up(query) {
    const { schema } = query
    await schema.alterTable('search_term').renameTo('search_term_whole').execute()
    await schema
      .createTable('search_term')
      .addColumn('part', 'integer', (column) => column.notNull())
      .addColumn('term', 'text', (column) => column.notNull())
      .addColumn('documents', 'integer', (column) => column.notNull())
      .addColumn('postings', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_term_parts', ['term', 'part'])
      .execute()
    await schema.createIndex('search_term_part').on('search_term').column('part').execute()

    const whole = await sql<{ term: string; postings: string }>`select term, postings from search_term_whole`.execute(query)
    for (const { term, postings } of whole.rows) {
      const rows = splitPostings(postings).map(({ part, bytes }) => ({ part, term, documents: bytes.length / entrySize, postings: bytes.toString('base64') }))
      await query.insertInto('search_term').values(rows).execute()
    }
    await schema.dropTable('search_term_whole').execute()
  },
}

/** They stand in the order of the documents' numbers. */
function splitPostings(postings: string): { part: number; bytes: Buffer }[] {
  const all = Buffer.from(postings, 'base64')
  const parts: { part: number; bytes: Buffer }[] = []
  for (let begin = 0; begin < all.length; ) {
    const part = Math.floor(all.readUInt32LE(begin) / partSize)
    let end = begin
    while (end < all.length && Math.floor(all.readUInt32LE(end) / partSize) === part) end += entrySize
    parts.push({ part, bytes: all.subarray(begin, end) })
    begin = end
  }
  return parts
}
