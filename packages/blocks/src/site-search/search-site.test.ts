import { createClient } from '@university/api-client/client'
import { searchSite } from './search-site'

/** What visitors have: it holds no answer against the contract. */
const ask = (answer: unknown) => searchSite(createClient({ baseUrl: 'https://kokzhiek.example', fetch: async () => Response.json(answer) }), { body: { slug: '', lang: 'en', q: 'rector' } })

test.each([[null], [{}], [[1]], [{ data: null }], [{ login: 'required' }]])('takes an answer that is no list of hits for a failure: %j', async (answer) => {
  expect(await ask(answer)).toMatchObject({ ok: false, kind: 'badResponse', status: 200 })
})

test('hands on what is one', async () => {
  expect(await ask({ data: [], total: 0, facets: {} })).toMatchObject({ ok: true, data: { total: 0 } })
})
