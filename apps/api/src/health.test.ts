import Fastify from 'fastify'
import { answerErrors } from './contract/errors'
import { addHealth } from './health'

test('a process whose database does not answer says so before whoever asks gives up', async () => {
  const app = Fastify()
  answerErrors(app)
  addHealth(app, { contentVersion: () => new Promise(() => undefined) }, 1)

  const [ready, alive] = await Promise.all([app.inject('/readyz'), app.inject('/healthz')])

  expect([ready.statusCode, ready.headers['retry-after'], ready.json(), alive.statusCode]).toEqual([503, '5', expect.objectContaining({ code: 'unavailable' }), 200])
})
