import type { Database } from '../database/database'
import { testDatabase } from '../testing/test-database'
import { SearchIndex } from './search-index'
import { Searcher } from './searcher'

let database: Database
let searcher: Searcher
beforeEach(async () => {
  database = await testDatabase('SQLite')
  searcher = new Searcher(database)
})
afterEach(() => database.close())

async function addEntry(slug: string, published_at: string): Promise<void> {
  const data = JSON.stringify({ page_id: null, link: `/${slug}`, menu_title_kz: slug, menu_title_ru: slug, menu_title_en: slug })
  const id = slug.length
  await database.query.insertInto('content_item').values({ kind: 'menu', id, slug: null, published_at, updated_at: null, position: 0, search_text: null, data, digest: '' }).execute()
  await database.query.insertInto('content_item_site').values({ kind: 'menu', id, site: '' }).execute()
}

const found = async (time: string) => {
  const { data } = await searcher.search({ slug: '', q: 'autumn school', lang: 'en' }, new Date(time))
  return data.map(({ url }) => url)
}

test('finds an entry of the menu from its minute on, though the content is the same', async () => {
  await addEntry('autumn-school', '2026-12-01T04:00:00Z')
  await addEntry('autumn-school-of-old', '2026-01-01T04:00:00Z')

  const urls = [await found('2026-11-30T04:00:00Z'), await found('2026-12-01T03:59:59Z'), await found('2026-12-01T04:00:00Z')]

  expect(urls.map((some) => some.sort())).toEqual([['/en/autumn-school-of-old'], ['/en/autumn-school-of-old'], ['/en/autumn-school', '/en/autumn-school-of-old']])
})

test('finds what holds by the clock after it was set back', async () => {
  await addEntry('autumn-school', '2026-12-01T04:00:00Z')

  expect([await found('2026-12-01T06:00:00Z'), await found('2026-12-01T01:00:00Z'), await found('2026-12-01T04:00:00Z')]).toEqual([['/en/autumn-school'], [], ['/en/autumn-school']])
})

test('keeps the index until then, also while several ask at once', async () => {
  const load = jest.spyOn(SearchIndex, 'load')
  await addEntry('autumn-school', '2026-12-01T04:00:00Z')

  for (const time of ['2026-11-30T04:00:00Z', '2026-11-30T23:00:00Z', '2026-12-01T04:00:00Z', '2026-12-01T05:00:00Z']) await Promise.all([found(time), found(time)])

  expect(load).toHaveBeenCalledTimes(2)
  load.mockRestore()
})
