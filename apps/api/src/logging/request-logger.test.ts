import { Writable } from 'node:stream'
import Fastify, { LogController, type FastifyRequest } from 'fastify'
import { makeChildrenLate } from './request-logger'

/** A server whose only route does what is given, and all that it wrote into its log. */
async function ask(handle: (request: FastifyRequest) => void, level = 'info'): Promise<{ lines: Record<string, unknown>[]; made: number }> {
  let text = ''
  const stream = new Writable({ write: (chunk, _encoding, done) => ((text += String(chunk)), done()) })
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: { level, stream }, logController, genReqId: () => 'req-7' })
  const makeChild = jest.spyOn(app.log, 'child')
  makeChildrenLate(app.log)
  app.get('/', async (request) => {
    handle(request)
    return 'x'
  })
  await app.inject('/')
  await app.close()
  const lines = text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Record<string, unknown>)
  return { lines, made: makeChild.mock.calls.filter(([bindings]) => bindings['reqId'] === 'req-7').length }
}

test('every line of a request holds its id, and its logger is made once', async () => {
  const { lines, made } = await ask(({ log }) => {
    log.info('one')
    log.warn({ more: 2 }, 'two')
    log.child({ of: 'a part' }).error('three')
  })

  expect(lines).toMatchObject([
    { level: 30, reqId: 'req-7', msg: 'one' },
    { level: 40, reqId: 'req-7', msg: 'two', more: 2 },
    { level: 50, reqId: 'req-7', msg: 'three', of: 'a part' },
  ])
  expect(made).toBe(1)
})

test('a request that says nothing has none', async () => {
  expect(await ask(() => undefined)).toEqual({ lines: [], made: 0 })
})

test('it follows the level of the server', async () => {
  const levels: string[] = []

  const { lines } = await ask(({ log }) => {
    levels.push(log.level)
    log.info('not this')
    log.warn('this')
  }, 'warn')

  expect([levels, lines.map(({ msg }) => msg)]).toEqual([['warn'], ['this']])
})
