import { sql } from 'kysely'
import { buildApp } from '../app'
import { testApp, testConfig, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'
import { forgetCalls, sharedCounts } from './shared-counts'

let now = new Date('2026-11-19T06:12:40Z')
const clock = () => now

let server: TestApp
let apps: Awaited<ReturnType<typeof buildApp>>[]
beforeAll(async () => {
  server = await testApp('PostgreSQL', sampleContent())
  const config = { ...testConfig(server.dataDir), submissionLimit: 3, callLimit: 600 }
  apps = await Promise.all([1, 2].map(() => buildApp({ database: server.database, config, clock })))
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await server.close()
})

/** Through the first or the second process. */
const send = async (process: 0 | 1, remoteAddress: string, url = '/api/mail/subscription') => {
  const answer = await apps[process]?.inject({ method: 'POST', url, remoteAddress, payload: { email: 'a@post.example', lang: 'kz' } })
  return [answer?.statusCode, answer?.headers['retry-after']]
}
const counts = () => server.database.query.selectFrom('call_count').selectAll().execute()

test('processes on one PostgreSQL count the calls of an address together, and each address by itself', async () => {
  const answers = [await send(0, '10.0.0.1'), await send(1, '10.0.0.1'), await send(0, '10.0.0.1'), await send(1, '10.0.0.1'), await send(0, '10.0.0.1'), await send(1, '10.0.0.2')]

  expect(answers).toEqual([[202, undefined], [202, undefined], [202, undefined], [429, '600'], [429, '600'], [202, undefined]])
})

test('of calls that come at once no more pass than may', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index % 2 === 0 ? 0 : 1, '10.0.0.3')))

  expect(answers.filter(([status]) => status === 202)).toHaveLength(3)
})

test('operations are counted apart', async () => {
  await Promise.all([1, 2, 3].map(() => send(0, '10.0.0.4')))

  const other = await send(0, '10.0.0.4', '/api/mail/unsubscribe?token=x')

  expect(other[0]).toBe(400)
})

test('counting begins anew when the window is over', async () => {
  await Promise.all([1, 2, 3].map(() => send(0, '10.0.0.5')))
  now = new Date(now.getTime() + 600_000)

  const answers = [await send(1, '10.0.0.5'), await send(0, '10.0.0.5'), await send(1, '10.0.0.5'), await send(0, '10.0.0.5')]

  expect(answers.map(([status]) => status)).toEqual([202, 202, 202, 429])
})

test('counting begins anew when the clock that began a window was hours ahead and is set back', async () => {
  const right = now
  now = new Date(right.getTime() + 5 * 3_600_000)
  await Promise.all([1, 2, 3].map(() => send(0, '10.0.0.8')))
  const ahead = await send(0, '10.0.0.8')
  now = right

  const answers = [await send(1, '10.0.0.8'), await send(0, '10.0.0.8'), await send(1, '10.0.0.8'), await send(0, '10.0.0.8')]

  expect([ahead, answers.map(([status]) => status)]).toEqual([[429, '600'], [202, 202, 202, 429]])
})

test('no address is stored, and after its window no count; the secret that made it goes with the day, and so does that of a clock that was wrong', async () => {
  await server.database.query.insertInto('secret').values({ name: 'limits 2031-01-01', value: 'x' }).execute()
  await send(0, '10.0.0.6')
  const stored = JSON.stringify(await counts())
  const secrets = async () => (await server.database.query.selectFrom('secret').select('name').where('name', 'like', 'limits %').orderBy('name').execute()).map(({ name }) => name)
  const before = await secrets()

  await forgetCalls(server.database, new Date(now.getTime() + 600_000))
  const left = await counts()
  await forgetCalls(server.database, new Date('2026-11-20T00:00:01Z'))

  expect(stored).not.toMatch(/10\.0\.0/)
  expect([left, before, await secrets()]).toEqual([[], ['limits 2026-11-19', 'limits 2031-01-01'], []])
})

test('what cannot be counted passes', async () => {
  await sql`alter table call_count rename to away`.execute(server.database.query)

  const answers = [await send(0, '10.0.0.7'), await send(0, '10.0.0.7'), await send(0, '10.0.0.7'), await send(0, '10.0.0.7')]

  await sql`alter table away rename to call_count`.execute(server.database.query)
  expect(answers.map(([status]) => status)).toEqual([202, 202, 202, 202])
})

describe('the counts of a process', () => {
  const onFailure = jest.fn()
  /** As one that has just started: it has not asked for the secret yet. */
  const count = () => {
    const Store = sharedCounts({ database: { ...server.database }, clock, onFailure })
    const store = new Store({} as ConstructorParameters<typeof Store>[0])
    return (key: string) => new Promise((resolve) => store.incr(key, (error, counted) => resolve(error ? 'not counted' : counted?.current), 60_000, 3))
  }

  test('go on after the database was away when it asked for the secret, which is told', async () => {
    const counted = count()
    await sql`alter table secret rename to away`.execute(server.database.query)
    const before = await counted('a')
    await sql`alter table away rename to secret`.execute(server.database.query)

    expect([before, onFailure.mock.calls.length, await counted('a')]).toEqual(['not counted', 1, 1])
  })

  test('are under another name on another day, so that nobody can compare them', async () => {
    const counted = count()
    now = new Date('2026-12-01T23:59:50Z')
    const days = [await counted('b'), await counted('b')]
    now = new Date('2026-12-02T00:00:10Z')

    expect([...days, await counted('b')]).toEqual([1, 2, 1])
  })
})

test('nobody waits long for a count that does not come', async () => {
  const held = server.database.query.transaction().execute(async (query) => {
    await sql`lock table call_count in access exclusive mode`.execute(query)
    const started = performance.now()
    return { answer: await send(0, '10.0.0.8'), waited: performance.now() - started }
  })

  const { answer, waited } = await held

  expect([answer[0], waited < 5_000]).toEqual([202, true])
})
