import type { Database } from '../database/database'
import { testDatabase } from '../testing/test-database'
import { readPostings } from './postings'
import { SearchWriter, type UnnumberedDocument } from './write-search'

let database: Database
beforeEach(async () => {
  database = await testDatabase('SQLite')
})
afterEach(() => database.close())

const document = (id: number, terms: Record<string, number>): UnnumberedDocument => ({ kind: 'news', id, lang: 'kz', facts: '{}', title: '', shown: '{}', terms: JSON.stringify(terms) })

/** Who has which term, with its weight, by the ids of the documents. */
async function index() {
  const numbers = await database.query.selectFrom('search_document').select(['number', 'id']).execute()
  const ids = new Map(numbers.map(({ number, id }) => [number, id]))
  const rows = await database.query.selectFrom('search_term').select(['term', 'documents', 'postings']).orderBy('term').execute()
  return Object.fromEntries(
    rows.map(({ term, documents: count, postings }) => {
      const { documents, weights } = readPostings([postings])
      expect([count, [...documents]]).toEqual([documents.length, [...documents].sort((a, b) => a - b)])
      return [term, [...documents].map((number, at) => `${ids.get(number)}: ${weights[at]}`).sort()]
    }),
  )
}

/** Written at once, and in pieces, as where there are too many changes for memory. */
test.each([1_000_000, 2])('has who has a term, and who has it no more, with %d changes in memory', async (most) => {
  const first = new SearchWriter(database.query, most)
  await first.remove([])
  await first.add([document(1, { exam: 9, hall: 1 }), document(2, { exam: 3 })])
  await first.add([document(3, { constructor: 7 })])
  await first.finish()
  const before = await index()

  const second = new SearchWriter(database.query, most)
  await second.remove([{ kind: 'news', id: 1 }, { kind: 'news', id: 3 }])
  await second.add([document(1, { exam: 4, bus: 1 }), document(4, { exam: 1 })])
  await second.finish()

  expect(before).toEqual({ constructor: ['3: 7'], exam: ['1: 9', '2: 3'], hall: ['1: 1'] })
  expect(await index()).toEqual({ bus: ['1: 1'], exam: ['1: 4', '2: 3', '4: 1'] })
})
