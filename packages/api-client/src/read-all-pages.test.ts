import { createClient } from './client'
import { listPages } from './generated/operations'
import { allPagesOf, readAllPages } from './read-all-pages'
import { problem } from './test-support/fake-fetch'

interface Asked {
  page: number
  per_page: number
}

/** A server with `total` items that answers later pages sooner. */
function setUp(total: number, failAt = 0) {
  const seen: Asked[] = []
  const tags: (string | null)[] = []
  const load = { now: 0, most: 0 }
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted()
    tags.push(request.headers.get('if-none-match'))
    const asked = (await request.json()) as Asked
    seen.push(asked)
    load.most = Math.max(load.most, ++load.now)
    await new Promise((done) => setTimeout(done, 20 / asked.page))
    load.now--
    if (asked.page === failAt) return problem(503, 'unavailable')
    const ids = Array.from({ length: total }, (_, index) => index + 1).slice((asked.page - 1) * asked.per_page, asked.page * asked.per_page)
    return Response.json({ data: ids.map((id) => ({ id })), current_page: asked.page, last_page: Math.max(1, Math.ceil(total / asked.per_page)), per_page: asked.per_page, total })
  }
  return { client: createClient({ baseUrl: 'https://a.example', fetch }), seen, tags, load }
}

test('gives all items in server order', async () => {
  const { client, seen } = setUp(23)

  const result = await readAllPages(client, listPages, { body: { slug: '' } }, { pageSize: 5 })

  expect(result.ok && result.data.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1))
  expect(result).toMatchObject({ response: { status: 200 } })
  expect(seen.map(({ page }) => page).sort()).toEqual([1, 2, 3, 4, 5])
})

test('is an operation of its own for components: asks for each page as it is asked, and ends with its signal', async () => {
  const { client, seen, tags } = setUp(230)

  const result = await allPagesOf(listPages)(client, { body: { slug: '' }, header: { 'If-None-Match': '"1"' } })
  const aborted = await allPagesOf(listPages)(client, { body: { slug: '' } }, { signal: AbortSignal.abort() })

  expect([result.ok && result.data.length, seen.length, tags]).toEqual([230, 3, ['"1"', '"1"', '"1"']])
  expect(aborted).toMatchObject({ kind: 'aborted' })
})

test('gives an empty array for an empty list, by one request', async () => {
  const { client, seen } = setUp(0)

  const result = await readAllPages(client, listPages, { body: { slug: '' } })

  expect(result).toMatchObject({ ok: true, data: [] })
  expect(seen).toEqual([{ slug: '', page: 1, per_page: 100 }])
})

test('has no more requests under way than allowed', async () => {
  const { client, load } = setUp(40)

  await readAllPages(client, listPages, { body: { slug: '' } }, { pageSize: 2, concurrency: 3 })

  expect(load.most).toBe(3)
})

test.each([1, 3])('answers the failure of page %i and asks for no more', async (failAt) => {
  const { client, seen } = setUp(40, failAt)

  const result = await readAllPages(client, listPages, { body: { slug: '' } }, { pageSize: 2, concurrency: 2 })

  expect(result).toMatchObject({ ok: false, kind: 'badResponse', status: 503 })
  expect(seen.length).toBeLessThan(10)
})
