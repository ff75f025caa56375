import type { Database } from '../database/database'
import { testDatabase } from '../testing/test-database'
import { PostingsWriter } from './postings'
import { SearchIndex } from './search-index'

let database: Database
beforeEach(async () => {
  database = await testDatabase('SQLite')
  await database.query.insertInto('search_term').values(['=library', '=exam'].map((term) => ({ part: 0, term, documents: 1, postings: postingsText() }))).execute()
})
afterEach(() => database.close())

function postingsText(): string {
  const writer = new PostingsWriter()
  writer.add(7, 3)
  return writer.text()
}

test('finds a term that was held while others make it give up what it holds', async () => {
  const index = await SearchIndex.load(database)
  await index.find(['=library'])
  await index.find(Array.from({ length: 2_000 }, (_, number) => `=absent${number}`))

  const found = await index.find(['=library', '=exam', '=nowhere'])

  expect([...found].map(([term, { documents }]) => [term, [...documents]])).toEqual([['=library', [7]], ['=exam', [7]]])
})

test('reads the words anew after it could not', async () => {
  let isAway = false
  const flaky: Database = {
    ...database,
    get query() {
      if (isAway) throw new Error('away')
      return database.query
    },
  }
  const index = await SearchIndex.load(flaky)
  isAway = true
  await expect(index.wordsLike('librar')).rejects.toThrow('away')
  isAway = false

  expect((await index.wordsLike('librar')).beginning).toEqual(['library'])
})
