import { connect, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { testApp, type TestApp } from '../testing/test-app'
import { dialects } from '../testing/test-database'
import { answerErrors } from './errors'
import { mostFaults } from './faults'

test.each(dialects)('answers 503 with the time to wait while %s is away', async (dialect) => {
  const server = await testApp(dialect)
  await server.database.close()

  const [read, ready, alive] = await Promise.all([server.post('/api/menu', { slug: '', is_main: true }), server.get('/readyz'), server.get('/healthz')])

  expect([read?.statusCode, read?.headers['retry-after'], read?.json()]).toEqual([503, '5', expect.objectContaining({ code: 'unavailable', retry_after: 5 })])
  expect([ready?.statusCode, alive?.statusCode]).toEqual([503, 200])
  await server.close()
})

describe('a server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp('SQLite')
  })
  afterAll(() => server.close())

  test.each([
    ['nested more deeply than a program can follow', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'depth'],
    ['with a character that no database holds', '{"slug":"","lang":"kz","q":["a\\u0000"]}', 'nul'],
    ['with more values than anybody sends', `{"slug":"","lang":[${'0,'.repeat(40_000)}0]}`, 'values'],
  ])('answers 400 to a body %s', async (_name, payload, code) => {
    const send = (url: string) => server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

    const answers = [await send('/api/menu'), await send('/api/mail/subscription')]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
    expect(answers.map((answer) => answer.json<{ errors: object }>().errors)).toEqual([{ body: [code] }, { body: [code] }])
  })

  test.each([
    ['a list in which each is wrong', '/api/plugin/edu-professions', 'application/json', `{"slug":"","subject_ids":[${'0,'.repeat(40_000)}0]}`, 1],
    ['keys that nobody knows', '/api/plugin/edu-professions', 'application/json', JSON.stringify({ slug: '', ...Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, 0])) }), mostFaults],
    ['a field again and again', '/api/mail/unsubscribe', 'application/x-www-form-urlencoded', `${'a&'.repeat(120_000)}a`, 2],
  ])('answers to %s within the time of a test, with no more faults than somebody reads', async (_name, url, type, payload, faults) => {
    const answer = await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors).length]).toEqual([400, faults])
  })
})

test('an unexpected error is logged under the id of the request, and the answer says nothing of it', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) })
  const app = Fastify({ logger: { level: 'error', stream } })
  answerErrors(app)
  app.get('/', () => Promise.reject(new Error('secret detail')))

  const answer = await app.inject('/')

  const problem = answer.json<{ request_id: string }>()
  expect([answer.statusCode, problem]).toEqual([500, { type: '/api/docs/#internal_error', title: 'Internal error', status: 500, code: 'internal_error', request_id: expect.any(String) }])
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ reqId: problem.request_id, err: { message: 'secret detail' } })
})

test('a client that hangs up looks like no database that is away', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) })
  const app = Fastify({ logger: { level: 'warn', stream } })
  answerErrors(app)
  app.post('/', () => 'never')
  const answered = new Promise<unknown>((resolve) => app.addHook('onSend', async (_request, _reply, payload) => resolve(payload)))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  app.server.once('request', () => socket.destroy())

  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{')
  const problem = JSON.parse(String(await answered)) as object

  await app.close()
  expect([problem, lines]).toEqual([expect.objectContaining({ status: 400, code: 'invalid_request', errors: { body: ['malformed'] } }), []])
})
