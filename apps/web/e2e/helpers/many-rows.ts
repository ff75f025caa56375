import type { Page } from 'playwright/test'

/** As many as a large university has of anything. */
export const manyRows = 5000

interface List {
  data: object[]
  total: number
  current_page: number
  last_page: number
  per_page: number
}

type Body = { page?: number; per_page?: number } & Record<string, unknown>

/**
 * Has every list of the API be one of 5,000 rows: those of the sample again and again, with ids of their own, by pages as
 * the server gives them. Whoever wishes for something else gets others, and a few less.
 *
 * @returns how many the latest answer has in all
 */
export async function answerManyRows(page: Page): Promise<() => number> {
  const answers = new Map<string, Promise<Partial<List>>>()
  const samples = new Map<string, Promise<object[]>>()
  let latest = 0
  await page.route('**/api/plugin/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const { page: wanted = 1, per_page: size = 20, ...wishes } = (route.request().postDataJSON() ?? {}) as Body
    const ask = async (body: Body) => (await (await route.fetch({ postData: body })).json()) as Partial<List>
    const answer = await kept(answers, pathname + JSON.stringify(wishes), () => ask({ ...wishes, per_page: 20 }))
    if (!answer.data || answer.last_page === undefined) return route.fulfill({ json: answer })

    // Where a filter finds nothing in the sample, the rows are those that there are without it.
    const sample = await kept(samples, pathname, async () => (answer.data?.length ? answer.data : ((await ask({ slug: wishes['slug'], lang: wishes['lang'] })).data ?? [])))
    const rows = rowsFor(sample, wishes)
    latest = rows.length
    const list: List = { ...answer, data: rows.slice((wanted - 1) * size, wanted * size), total: latest, current_page: wanted, last_page: Math.ceil(latest / size), per_page: size }
    return route.fulfill({ json: list })
  })
  return () => latest
}

function kept<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const one = all.get(key) ?? make()
  all.set(key, one)
  return one
}

/** The same rows for the same wishes. */
function rowsFor(sample: readonly object[], wishes: Body): object[] {
  const mark = [...JSON.stringify(wishes)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 1000
  return Array.from({ length: manyRows - mark }, (_, index) => ({ ...sample[(index + mark) % sample.length], id: (mark + 1) * 10_000 + index }))
}
