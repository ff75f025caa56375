import type { Database } from '../database/database'
import { dialects, testDatabase } from '../testing/test-database'
import { ContentStore, type ListOptions } from './content-store'
import { KeptLists } from './kept-lists'
import { program } from './kinds/program'
import { SearchedTexts } from './searched-texts'

describe('kept lists', () => {
  const found = (bytes: number) => jest.fn(async () => ({ bytes }))

  test('are looked for once, also by those who ask at the same time', async () => {
    const [lists, find] = [new KeptLists(), found(1)]

    await Promise.all([lists.keep('a', find), lists.keep('a', find)])
    await lists.keep('a', find)

    expect(find).toHaveBeenCalledTimes(1)
  })

  test('are looked for again where that failed, which all who wait are told', async () => {
    const [lists, find] = [new KeptLists(), found(1).mockRejectedValueOnce(new Error('away'))]

    const outcomes = await Promise.allSettled([lists.keep('a', find), lists.keep('a', find)])

    expect([outcomes.map(({ status }) => status), (await lists.keep('a', find)).bytes]).toEqual([['rejected', 'rejected'], 1])
  })

  test('are forgotten when they take too much, long keys like long lists, and kept again from then on', async () => {
    const [lists, find] = [new KeptLists(10_000), found(4_000)]
    for (const key of ['a', 'b', 'a', 'b']) await lists.keep(key, find)
    const before = find.mock.calls.length
    await lists.keep('c'.repeat(1_000), find)
    await lists.keep('a', find)
    await lists.keep('a', find)

    expect([before, find.mock.calls.length]).toEqual([2, 4])
  })
})

describe.each(dialects)('lists of which what was found is kept, on %s', (dialect) => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase(dialect)
    const rows = Array.from({ length: 60 }, (_, index) => index + 1).map((id) => ({ kind: 'program', id, slug: null, published_at: id > 55 ? null : '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', position: id % 7, search_text: `text ${id % 3} ${id}`, data: JSON.stringify({ id }), digest: '' }))
    await database.query.insertInto('content_item').values(rows).execute()
    await database.query.insertInto('content_item_site').values(rows.map(({ id }) => ({ kind: 'program', id, site: id % 5 === 0 ? 'fit' : '' }))).execute()
    await database.query.insertInto('content_facet').values(rows.map(({ id }) => ({ kind: 'program', id, name: 'level', value: String(id % 2) }))).execute()
    await database.query.insertInto('content_sort').values(rows.flatMap(({ id }) => [{ kind: 'program', id, name: 'code', value: String((id * 17) % 60).padStart(2, '0') }, { kind: 'program', id, name: 'over_at', value: `2026-11-${String((id % 28) + 1).padStart(2, '0')}T00:00:00Z` }])).execute()
  })
  afterAll(() => database.close())

  const now = new Date('2026-11-21T06:00:00Z')
  const texts = () => new SearchedTexts(database)

  test('are those that the database finds', async () => {
    const lists = new KeptLists()
    const [plain, kept] = [new ContentStore(database, now), new ContentStore(database, now, { texts: texts(), lists })]
    const facets = [{ name: 'level', value: '1' }]
    const order = { by: 'code', direction: 'desc' } as const
    const asked: Omit<ListOptions, 'site'>[] = [
      {},
      { facets },
      { order },
      { order: 'newest' },
      { q: 'text 2' },
      { q: ' ' },
      { q: '1', facets, order },
      { q: 'nothing' },
      { ids: [7, 3, 56, 11] },
      { ids: [7, 3, 9], q: '0' },
      { exceptId: [1, 2] },
      { ranges: [{ name: 'over_at', after: '2026-11-21T06:00:00Z' }] },
    ]
    const answer = async (store: ContentStore) => Promise.all(asked.flatMap((options) => (['', 'fit'] as const).flatMap((site) => [1, 2, 9].map((page) => store.page(program, { ...options, site }, { page, per_page: 5 })))))
    const counts = async (store: ContentStore) => Promise.all(asked.map(async ({ ids: _ids, order: _order, ...filter }) => [...(await store.countByFacet(program, 'level', '', filter))].sort()))

    expect([await answer(kept), await answer(kept), await counts(kept)]).toEqual([await answer(plain), await answer(plain), await counts(plain)])
  })

  test('are asked for once, whatever page of them, a second later, too; for who sees drafts each time', async () => {
    const [lists, searched] = [new KeptLists(), texts()]
    await searched.find('program', ['text'])
    const select = jest.spyOn(database.query, 'selectFrom')
    const read = async (page: number, q: string | undefined, second: number, options = {}) => {
      const time = new Date(now.getTime() + 1_000 * second)
      const before = select.mock.calls.length
      const { total } = await new ContentStore(database, time, { texts: searched, lists, ...options }).page(program, { site: '', q, ranges: [{ name: 'over_at', after: `${time.toISOString().slice(0, 19)}Z` }] }, { page, per_page: 5 })
      return [total, select.mock.calls.length - before]
    }

    const reads = [await read(1, undefined, 0), await read(2, undefined, 1), await read(1, 'text 1', 2), await read(1, undefined, 3, { unpublished: true, lists: undefined })]

    select.mockRestore()
    // The items of a page, and before that, once, all of the list.
    expect(reads.map(([, queries]) => queries)).toEqual([2, 1, 1, 2])
    expect(reads.map(([total]) => total)).toEqual([11, 11, 5, 11])
  })
})
