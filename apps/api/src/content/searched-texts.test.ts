import { testDatabase, dialects } from '../testing/test-database'
import type { Database } from '../database/database'
import { ContentStore } from './content-store'
import { program } from './kinds/program'
import { SearchedTexts } from './searched-texts'

describe.each(dialects)('the texts that lists are searched in, on %s', (dialect) => {
  let database: Database
  beforeEach(async () => {
    database = await testDatabase(dialect)
  })
  afterEach(() => database.close())

  const add = async (texts: Record<number, string | null>, kind = 'program') => {
    const rows = Object.entries(texts).map(([id, search_text]) => ({ kind, id: Number(id), slug: null, published_at: '2026-01-01T00:00:00Z', updated_at: null, position: 0, search_text, data: JSON.stringify({ id: Number(id) }), digest: '' }))
    for (let at = 0; at < rows.length; at += 500) await database.query.insertInto('content_item').values(rows.slice(at, at + 500)).execute()
    await database.query.insertInto('content_item_site').values(rows.slice(0, 500).map(({ id }) => ({ kind, id, site: '' }))).execute()
    await database.query.updateTable('content_version').set((row) => ({ version: row('version', '+', 1) })).execute()
  }

  test('have the words anywhere, all of them, in any order', async () => {
    await add({ 1: 'есептеу техникасы · вычислительная техника', 2: 'техника', 3: 'есептеу', 4: null, 2_000_000_000: 'техникалык есептеу 100%' })
    await add({ 1: 'есептеу техника' }, 'news')
    const texts = new SearchedTexts(database)

    const found = [await texts.find('program', ['техника', 'есептеу']), await texts.find('program', ['%']), await texts.find('program', ['_']), await texts.find('office', ['а'])]

    expect(found).toEqual([[1, 2_000_000_000], [2_000_000_000], [], []])
  })

  test('are all of them, however many, and read once for a version of the content', async () => {
    await add(Object.fromEntries(Array.from({ length: 2_500 }, (_, id) => [id, `text ${id}`])))
    const select = jest.spyOn(database.query, 'selectFrom')
    const texts = new SearchedTexts(database)

    const [all, some] = await Promise.all([texts.find('program', ['text']), texts.find('program', ['text 24'])])
    const reads = select.mock.calls.length
    await texts.find('program', ['text'])
    const again = select.mock.calls.length
    await add({ 3_000: 'text 24' })
    const later = await texts.find('program', ['text 24'])

    select.mockRestore()
    expect([all?.length, some?.length, reads, again, later?.length]).toEqual([2_500, 111, 3, 3, 112])
  })

  test('leave those to the database that have no room, and none of them is read in part', async () => {
    await add({ 1: 'а'.repeat(60), 2: 'а'.repeat(60) })
    await add({ 1: 'а'.repeat(90) }, 'news')
    const texts = new SearchedTexts(database, 100)
    const store = new ContentStore(database, new Date('2026-11-21T06:00:00Z'), { texts })

    const found = [await texts.find('program', ['а']), await texts.find('news', ['а']), await texts.find('program', ['а'])]

    expect([found, (await store.list(program, { site: '', q: 'а' })).length]).toEqual([[undefined, [1], undefined], 2])
  })

  test('of all kinds share one room, anew for each version of the content', async () => {
    await add({ 1: 'а'.repeat(60) })
    await add({ 1: 'а'.repeat(60) }, 'news')
    const texts = new SearchedTexts(database, 100)
    const first = [await texts.find('program', ['а']), await texts.find('news', ['а'])]
    await add({ 1: 'б' }, 'office')

    const later = [await texts.find('news', ['а']), await texts.find('program', ['а'])]

    expect([first, later]).toEqual([[[1], undefined], [[1], undefined]])
  })

  test('are asked for anew after the database was away', async () => {
    await add({ 1: 'text' })
    const texts = new SearchedTexts(database)
    const select = jest.spyOn(database.query, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('away')
    })
    await expect(texts.find('program', ['text'])).rejects.toThrow('away')

    const found = await texts.find('program', ['text'])

    select.mockRestore()
    expect(found).toEqual([1])
  })
})
