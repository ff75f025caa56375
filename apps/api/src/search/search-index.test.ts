import type { Database } from '../database/database'
import { testDatabase } from '../testing/test-database'
import { withChanges } from './postings'
import { SearchIndex } from './search-index'
import { readSitePages } from './site-pages'

const now = new Date('2026-11-27T06:00:00Z')
let database: Database
beforeEach(async () => {
  database = await testDatabase('SQLite')
  await database.query.insertInto('search_term').values(['=library', '=exam'].map((term) => ({ part: 0, term, documents: 1, postings: postingsText() }))).execute()
})
afterEach(() => database.close())

const postingsText = () => withChanges(undefined, [7, 3]).postings

test('finds a term that was held while others make it give up what it holds', async () => {
  const index = await SearchIndex.load(database, now)
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
  const index = await SearchIndex.load(flaky, now)
  isAway = true
  await expect(index.wordsLike('librar')).rejects.toThrow('away')
  isAway = false

  expect((await index.wordsLike('librar')).beginning).toEqual(['library'])
})

test('knows of the menu what is published, and nothing of drafts and of what is to come', async () => {
  const times = { shown: '2026-01-01T00:00:00Z', draft: null, coming: '2031-01-01T00:00:00Z' }
  for (const [index, [slug, published_at]] of Object.entries(times).entries()) {
    const data = JSON.stringify({ page_id: null, link: `/${slug}`, title_kz: slug, title_ru: slug, title_en: slug })
    await database.query.insertInto('content_item').values({ kind: 'menu', id: index, slug: null, published_at, updated_at: null, position: 0, search_text: null, data, digest: '' }).execute()
    await database.query.insertInto('content_item_site').values({ kind: 'menu', id: index, site: 'main' }).execute()
  }

  const { pages } = await readSitePages(database, now)

  expect(pages.map(({ url }) => url).filter((url) => url.slice(1) in times)).toEqual(['/shown'])
})
