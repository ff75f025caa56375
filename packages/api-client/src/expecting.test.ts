import { createClient } from './client'
import { expecting } from './expecting'
import { listPages } from './generated/operations'

const ask = expecting(listPages, (answer) => Array.isArray(answer?.data))
const request = { body: { slug: '' as const } }

test.each([['{}'], ['null'], ['[]'], ['"text"']])('data that are something else are a bad response: %s', async (body) => {
  expect(await ask(answering(body), request)).toMatchObject({ ok: false, kind: 'badResponse', status: 200 })
})

test('data that fit, and other failures, are handed on as they are', async () => {
  expect(await ask(answering('{"data":[]}'), request)).toMatchObject({ ok: true, data: { data: [] } })
  expect(await ask(answering('{"code":"not_found"}', 404), request)).toMatchObject({ ok: false, kind: 'badRequest', error: { code: 'not_found' } })
})

function answering(body: string, status = 200) {
  return createClient({ baseUrl: 'https://a.example', fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }) })
}
