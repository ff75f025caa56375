import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { testApp } from '../testing/test-app'
import { dialects } from '../testing/test-database'
import { answerErrors } from './errors'

test.each(dialects)('answers 503 with the time to wait while %s is away', async (dialect) => {
  const server = await testApp(dialect)
  await server.database.close()

  const [read, ready, alive] = await Promise.all([server.post('/api/menu', { slug: '', is_main: true }), server.get('/readyz'), server.get('/healthz')])

  expect([read?.statusCode, read?.headers['retry-after'], read?.json()]).toEqual([503, '5', expect.objectContaining({ code: 'unavailable', retry_after: 5 })])
  expect([ready?.statusCode, alive?.statusCode]).toEqual([503, 200])
  await server.close()
})

test.each([
  ['nested more deeply than a program can follow', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'depth'],
  ['with a character that no database holds', '{"slug":"","lang":"kz","q":["a\\u0000"]}', 'nul'],
])('answers 400 to a body %s', async (_name, payload, code) => {
  const server = await testApp('SQLite')
  const send = (url: string) => server.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

  const answers = [await send('/api/menu'), await send('/api/mail/subscription')]

  await server.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400])
  expect(answers.map((answer) => answer.json<{ errors: object }>().errors)).toEqual([{ body: [code] }, { body: [code] }])
})

test.each([
  ['a list of numbers', '/api/plugin/edu-professions', 'application/json', `{"slug":"","lang":"kz","level":"bachelor","subject_ids":[${'0,'.repeat(120_000)}0]}`],
  ['fields of a form', '/api/mail/unsubscribe', 'application/x-www-form-urlencoded', `a${'&a'.repeat(120_000)}`],
  ['unknown keys', '/api/menu', 'application/json', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":0`).join(',')}}`],
])('answers 400 to as many wrong things as a body can hold at once (%s), and tells the first hundred', async (_name, url, type, payload) => {
  const server = await testApp('SQLite')

  const answer = await server.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

  await server.close()
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<{ errors: object }>().errors).length).toBeLessThanOrEqual(100)
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
