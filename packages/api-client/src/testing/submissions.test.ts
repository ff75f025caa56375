import { createClient } from '../client'
import { createMocks } from '../generated/mocks'
import { getQuestionStatus, sendQuestion, subscribe, activateSubscription, type SendQuestionRequest } from '../generated/operations'
import { createMocks as createMocksOf } from './create-mocks'

function setUp() {
  const mocks = createMocks()
  return { mocks, client: createClient({ baseUrl: 'https://kokzhiek.example', fetch: mocks.fetch }) }
}

const question = (text: string, file?: File): SendQuestionRequest => ({
  body: {
    question: {
      question: {
        lastName: 'Ковалёв',
        firstName: 'Денис',
        email: 'denis@post.example',
        mobile: '+7-(705)-555-01-43',
        category: { id: 2, name_kz: 'Шағым', name_ru: 'Жалоба', name_en: 'Complaint', sort_order: 20 },
        question: text,
        language: 'ru',
      },
      count: file ? 1 : 0,
    },
    captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
    consentVersion: '2026-09-01',
    ...(file ? { f0: file } : {}),
  },
})

async function submit(client: ReturnType<typeof createClient>, text: string, key?: string) {
  const sent = await sendQuestion(client, { ...question(text), ...(key === undefined ? {} : { header: { 'Idempotency-Key': key } }) })
  if (!sent.ok) throw new Error(`${sent.kind} ${JSON.stringify('error' in sent ? sent.error : sent)}`)
  return sent.data
}

test('what was submitted is found again, under the values of its answer', async () => {
  const { client, mocks } = setUp()
  const { number, tracking_code, received_at } = await submit(client, 'Когда приём?')

  const found = await getQuestionStatus(client, { query: { number, tracking_code } })

  expect(found).toMatchObject({ ok: true, data: { number, status: 'on_moderation', received_at } })
  mocks.assertNoFaults()
})

test('two questions have two numbers, and each its own code', async () => {
  const { client } = setUp()
  const [one, other] = [await submit(client, 'Когда приём?'), await submit(client, 'Где приём?')]

  const mixed = await getQuestionStatus(client, { query: { number: one.number, tracking_code: other.tracking_code } })

  expect(one.number).not.toBe(other.number)
  expect(mixed).toMatchObject({ kind: 'badRequest', status: 404, error: { status: 404 } })
})

test('what was answered by hand is found again too', async () => {
  const { client, mocks } = setUp()
  mocks.on('sendQuestion').answer(201, (_request, usual) => ({ ...usual, number: 'Q-2222-3333', tracking_code: '4GLD-R82V-J6NQ' }))
  await submit(client, 'Когда приём?')

  expect(await getQuestionStatus(client, { query: { number: 'Q-2222-3333', tracking_code: '4GLD-R82V-J6NQ' } })).toMatchObject({ ok: true })
})

test('a status that was told is that of what was submitted', async () => {
  const { client, mocks } = setUp()
  const { number, tracking_code } = await submit(client, 'Когда приём?')
  mocks.on('getQuestionStatus').answer(200).once().answer(200, (_request, usual) => ({ ...usual, status: 'answered' }))

  const results = [await getQuestionStatus(client, { query: { number, tracking_code } }), await getQuestionStatus(client, { query: { number, tracking_code } })]

  expect(results).toMatchObject([
    { ok: true, data: { number, status: 'on_moderation' } },
    { ok: true, data: { number, status: 'answered' } },
  ])
})

test('reset forgets what was submitted', async () => {
  const { client, mocks } = setUp()
  const { number, tracking_code } = await submit(client, 'Когда приём?')

  mocks.reset()

  expect(await getQuestionStatus(client, { query: { number, tracking_code } })).toMatchObject({ kind: 'badRequest', status: 404 })
})

test('the same key and body give the same answer, another body is refused', async () => {
  const { client } = setUp()
  const key = '6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21'
  const first = await submit(client, 'Когда приём?', key)

  const again = await submit(client, 'Когда приём?', key)
  const other = await sendQuestion(client, { ...question('Где приём?'), header: { 'Idempotency-Key': key } })

  expect(again).toEqual(first)
  expect(other).toMatchObject({ kind: 'badRequest', status: 422, error: { code: 'idempotency_mismatch' } })
})

test('the same key twice is two questions to an operation that only reads', async () => {
  const parameters = [{ name: 'id', in: 'path' as const, required: true, schema: { type: 'integer' as const } }, { name: 'Idempotency-Key', in: 'header' as const, schema: { type: 'string' as const } }]
  const mocks = createMocksOf({ paths: { '/things/{id}': { get: { operationId: 'getThing', parameters, responses: { 200: thing } } } } })
  const ask = async (id: number) => (await mocks.fetch(`http://a.example/things/${id}`, { headers: { 'idempotency-key': '6f1c1c52' } })).json()

  expect([await ask(5), await ask(6)]).toEqual([{ id: 5 }, { id: 6 }])
})

test('a file arrives as it was sent, and the parts of a form are held against the contract', async () => {
  const { client, mocks } = setUp()

  await sendQuestion(client, question('Прилагаю скан.', new File(['%PDF-1.4'], 'скан.pdf', { type: 'application/pdf' })))
  const bad = await sendQuestion(client, { body: { ...question('?').body, website: 'http://robots.example' } })

  const [call] = mocks.calls('sendQuestion')
  expect(call?.faults).toEqual([])
  expect(call?.body.question.count).toBe(1)
  expect([(call?.body.f0 as File).name, await call?.body.f0?.text()]).toEqual(['скан.pdf', '%PDF-1.4'])
  expect(bad).toMatchObject({ kind: 'badRequest', status: 400, error: { errors: { website: ['maxLength'] } } })
})

test('a link without values binds nothing', async () => {
  const { client } = setUp()

  expect(await activateSubscription(client, { body: { token: 'b3Y8mZt1Qf6wXh0uKc5RjA' } })).toMatchObject({ ok: true })
  expect((await subscribe(client, { body: { slug_id: 1, email: 'a@post.example', lang: 'kz', captcha: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319', consent_version: '2026-09-01' } })).ok).toBe(true)
})

test('links take values from anywhere in request and answer', async () => {
  const thing = { type: 'object', required: ['id', 'name'], properties: { id: { type: 'integer' }, name: { type: 'string' } } }
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const mocks = createMocksOf<{ make: { answers: { 201: { id: number; name: string } } } }>({
    paths: {
      '/shops/{shop}/things': {
        parameters: [{ name: 'shop', in: 'path', required: true, schema: { type: 'string' } }],
        post: {
          operationId: 'make',
          requestBody: { required: true, ...json(thing) },
          responses: { 201: { ...json(thing), links: { it: { operationRef: '#/paths/~1things~1{id}/get', parameters: { 'path.id': '$response.body#/id', shop: '$request.path.shop', label: 'n:{$request.body#/name}' } } } } },
        },
      },
      '/things/{id}': {
        get: {
          operationId: 'read',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }, ...['shop', 'label'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }))],
          responses: { 200: json(thing), 404: {} },
        },
      },
    },
  })
  const made = await mocks.fetch('http://x/shops/a/things', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: 0, name: 'pen' }) })
  const { id, name } = (await made.json()) as { id: number; name: string }

  const [right, wrong] = await Promise.all(['pen', 'cup'].map((label) => mocks.fetch(`http://x/things/${id}?shop=a&label=n:${label}`)))

  expect(await right?.json()).toEqual({ id, name })
  expect(wrong?.status).toBe(404)
})

test('of a great many submissions the last thousand are found again, and sent again under their keys', async () => {
  const thing = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }
  const json = { content: { 'application/json': { schema: thing } } }
  const mocks = createMocksOf<{ make: { body: { id: number }; answers: { 201: { id: number } } } }>({
    paths: {
      '/things': { post: { operationId: 'make', parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }], requestBody: json, responses: { 201: { ...json, links: { it: { operationId: 'read', parameters: { id: '$response.body#/id' } } } }, 409: {} } } },
      '/things/{id}': { get: { operationId: 'read', parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }], responses: { 200: json, 404: {} } } },
    },
  })
  mocks.on('make').answer(201, ({ body }) => body).times(1001)
  const make = (id: number, key = `key ${id}`) => mocks.fetch('http://x/things', { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': key }, body: JSON.stringify({ id }) })
  for (let id = 1; id <= 1001; id++) await make(id)

  const read = await Promise.all([1, 2, 1001].map((id) => mocks.fetch(`http://x/things/${id}`)))
  const others = [await make(5, 'key 2'), await make(5, 'key 1')]

  expect([...read, ...others].map(({ status }) => status)).toEqual([404, 200, 200, 409, 201])
})

test('a link to an operation of another document leads nowhere here, and the submission is answered all the same', async () => {
  const links = { get: { operationRef: 'https://b.example/openapi.json#/paths/~1things~1{id}/get', parameters: { id: '$response.body#/id' } } }
  const mocks = createMocksOf({ paths: { '/things': { post: { operationId: 'addThing', responses: { 201: { ...thing, links } } } }, '/things/{id}': { get: { operationId: 'getThing', responses: { 200: thing, 404: {} } } } } })

  const [added, found] = [await mocks.fetch('http://a.example/things', { method: 'POST' }), await mocks.fetch('http://a.example/things/5')]

  expect([added.status, found.status]).toEqual([201, 200])
})

const thing = { content: { 'application/json': { schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } } } }
const problem = { content: { 'application/problem+json': { schema: { type: 'object', required: ['status'], properties: { status: { type: 'integer' } } } } } }

test.each<[string, object, number, object]>([
  ['the usual answer where the contract has none for that', { 200: thing }, 200, { id: 5 }],
  ['the usual answer where `default` is that', { default: thing }, 200, { id: 5 }],
  ['404 where `default` is for failures', { 200: thing, default: problem }, 404, { status: 404, detail: 'Nothing was submitted under these values' }],
  ['404 where the contract has it among others', { 200: thing, '4XX': problem }, 404, { status: 404, detail: 'Nothing was submitted under these values' }],
])('what nobody submitted gets %s', async (_what, responses, status, body) => {
  const links = { get: { operationId: 'getThing', parameters: { id: '$response.body#/id' } } }
  const mocks = createMocksOf({
    paths: {
      '/things': { post: { operationId: 'addThing', responses: { 201: { ...thing, links } } } },
      '/things/{id}': { get: { operationId: 'getThing', parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }], responses } },
    },
  })

  const answer = await mocks.fetch('http://a.example/things/5')

  expect([answer.status, await answer.json()]).toEqual([status, body])
})

test.each([
  ['deep in the answer', 201],
  ['in the answer of every 2xx', '2XX'],
])('each submission is found again by its own id %s, which the example has for all', async (_where, status) => {
  const named = { type: 'object', required: ['data'], properties: { data: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } } }
  const answer = { content: { 'application/json': { schema: named, example: { data: { id: 7 } } } } }
  const links = { get: { operationId: 'getThing', parameters: { id: '$response.body#/data/id' } } }
  const mocks = createMocksOf({
    paths: {
      '/things': { post: { operationId: 'addThing', requestBody: { content: { 'application/json': { schema: {} } } }, responses: { [status]: { ...answer, links } } } },
      '/things/{id}': { get: { operationId: 'getThing', parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }], responses: { 200: answer, 404: {} } } },
    },
  })
  const add = async (name: string) => (await (await mocks.fetch('http://a.example/things', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) })).json()) as { data: { id: number } }
  const [one, other] = [await add('pen'), await add('cup')]

  const found = await Promise.all([one, other].map(async ({ data }) => (await mocks.fetch(`http://a.example/things/${data.id}`)).json()))

  expect(one.data.id).not.toBe(other.data.id)
  expect(found).toEqual([one, other])
})

test.each<[string, object, object]>([
  ['where the contract leaves room for more', {}, { status: 400, detail: expect.stringContaining('id'), errors: { id: ['type'] } }],
  ['not where it leaves none', { additionalProperties: false }, { status: 400 }],
])('a problem of RFC 9457 tells what is wrong, %s', async (_where, more, body) => {
  const schema = { type: 'object', required: ['status'], properties: { status: { type: 'integer' } }, ...more }
  const requestBody = { required: true, content: { 'application/json': { schema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } } } }
  const mocks = createMocksOf({ paths: { '/things': { post: { operationId: 'addThing', requestBody, responses: { 201: thing, 400: { content: { 'application/problem+json': { schema } } } } } } } })

  const answer = await mocks.fetch('http://a.example/things', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"id":"x"}' })

  expect([answer.status, await answer.json()]).toEqual([400, body])
})

test('a problem for which the contract has the example of another one is told as what it is, with the code that is named for it', async () => {
  const properties = { type: { type: 'string' }, title: { type: 'string' }, status: { type: 'integer' }, code: { enum: ['used_up', 'invalid_request', 'not_found'] }, detail: { type: 'string' }, errors: { type: 'object' } }
  const example = { type: '/problems/used_up', title: 'All used up', status: 403, code: 'used_up', detail: 'Come back tomorrow', errors: { day: ['over'] } }
  const failed = { content: { 'application/json': { schema: { type: 'object', properties }, example } } }
  const links = { get: { operationId: 'getThing', parameters: { id: '$response.body#/id' } } }
  const parameters = [{ name: 'id', in: 'path' as const, required: true, schema: { type: 'integer' as const } }]
  const mocks = createMocksOf({ paths: { '/things': { post: { operationId: 'addThing', responses: { 201: { ...thing, links } } } }, '/things/{id}': { get: { operationId: 'getThing', parameters, responses: { 200: thing, 400: failed, 404: failed } } } } })
  const ask = async (id: string) => (await mocks.fetch(`http://a.example/things/${id}`)).json()

  expect([await ask('x'), await ask('5')]).toEqual([
    { type: '/problems/invalid_request', title: 'Invalid request', status: 400, code: 'invalid_request', detail: expect.stringContaining('id'), errors: { id: ['type'] } },
    { type: '/problems/not_found', title: 'Not found', status: 404, code: 'not_found', detail: 'Nothing was submitted under these values' },
  ])
})
