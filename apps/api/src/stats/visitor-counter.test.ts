import { keepHouse } from '../housekeeping'
import { testApp, testRetention, type TestApp } from '../testing/test-app'
import { sampleContent, temporaryFolder } from '../testing/test-content'
import { dialects } from '../testing/test-database'
import { Quarantine } from '../uploads/quarantine'
import { VisitorCounter } from './visitor-counter'

const folder = temporaryFolder()

interface Counts {
  online: number
  today: number
  total: number
}

describe.each(dialects)('the visitor counter on %s', (dialect) => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp(dialect, { ...sampleContent(), 'fit/settings.yaml': { site_info: { name_kz: 'Факультет' }, features: { analytics: true } } })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.setTime('2026-11-21T06:00:00Z')
    for (const table of ['visitor_seen', 'visitor_day', 'secret'] as const) await server.database.query.deleteFrom(table).execute()
  })

  const visit = async (remoteAddress: string, userAgent = 'Firefox') => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/stats/visitors', remoteAddress, headers: { 'user-agent': userAgent }, payload: { slug: 'lib' } })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    return answer.json<Counts>()
  }

  test('counts one address and browser once a day', async () => {
    const counts = [await visit('10.0.0.1'), await visit('10.0.0.1'), await visit('10.0.0.2'), await visit('10.0.0.1', 'Chromium')]

    expect(counts).toEqual([1, 1, 2, 3].map((count) => ({ online: count, today: count, total: count })))
  })

  test('counts no more of one address, or of one net of IPv6, than there can be', async () => {
    const counter = new VisitorCounter(server.database, 3)
    const todayWith = async (address: string, userAgent: string) => (await counter.count('lib', { address, userAgent }, new Date('2026-11-21T06:00:00Z'))).today
    const today: number[] = []
    for (const [address, browser] of [['1', '1'], ['1', '2'], ['2', '1'], ['3', '1'], ['1', '3'], ['1', '1'], ['1:0:0:0:1', '1']] as const) today.push(await todayWith(`2001:db8::${address}`, `Browser ${browser}`))

    expect(today).toEqual([1, 2, 3, 3, 3, 3, 4])
  })

  test('counts each site by itself', async () => {
    await new VisitorCounter(server.database).count('fit', { address: '10.0.0.1', userAgent: 'Firefox' }, new Date('2026-11-21T06:00:00Z'))

    expect(await visit('10.0.0.2')).toEqual({ online: 1, today: 1, total: 1 })
  })

  test('counts several who come at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => visit(`10.0.1.${index % 5}`)))

    expect(await visit('10.0.1.0')).toEqual({ online: 5, today: 5, total: 5 })
  })

  test('knows who was there in the last five minutes', async () => {
    await visit('10.0.0.1')
    server.setTime('2026-11-21T06:04:59Z')
    const soon = await visit('10.0.0.2')
    server.setTime('2026-11-21T06:05:01Z')

    expect([soon.online, await visit('10.0.0.2')]).toEqual([2, { online: 1, today: 2, total: 2 }])
  })

  test('does not tell somebody that he is alone since midnight', async () => {
    server.setTime('2026-11-21T18:59:00Z')
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await visit(address)
    const online: number[] = []
    for (const [time, address] of [['19:00', '10.0.0.1'], ['19:01', '10.0.0.2'], ['19:04', '10.0.0.4']] as const) {
      server.setTime(`2026-11-21T${time}:00Z`)
      online.push((await visit(address)).online)
    }

    expect(online).toEqual([3, 3, 3])
  })

  test('begins a new day at midnight in Almaty, and forgets who was there on the last', async () => {
    server.setTime('2026-11-21T18:59:00Z')
    for (const address of ['10.0.0.1', '10.0.0.2']) await visit(address)
    const before = await server.database.query.selectFrom('visitor_seen').select('visitor').execute()
    server.setTime('2026-11-21T19:00:00Z')

    const after = await visit('10.0.0.1')
    await keepHouse({ database: server.database, quarantine: new Quarantine(folder), config: { dataDir: folder, retention: testRetention }, now: new Date('2026-11-21T19:01:00Z'), onFailure: jest.fn() })

    const left = await server.database.query.selectFrom('visitor_seen').select('visitor').execute()
    const salts = await server.database.query.selectFrom('secret').select('name').execute()
    expect([after.today, after.total, left.length, before.some(({ visitor }) => visitor === left[0]?.visitor)]).toEqual([1, 3, 1, false])
    expect(salts).toEqual([{ name: 'visitors 2026-11-22' }])
  })

  test('forgets whom a clock that was years ahead wrote down', async () => {
    server.setTime('2035-01-01T06:00:00Z')
    await visit('10.0.0.1')

    await keepHouse({ database: server.database, quarantine: new Quarantine(folder), config: { dataDir: folder, retention: testRetention }, now: new Date('2026-11-21T06:00:00Z'), onFailure: jest.fn() })

    const left = [await server.database.query.selectFrom('visitor_seen').select('visitor').execute(), await server.database.query.selectFrom('secret').select('name').execute()]
    expect(left).toEqual([[], []])
  })

  test('stores no address', async () => {
    await visit('10.0.0.77', 'Firefox 140')

    const everything = JSON.stringify([await server.database.query.selectFrom('visitor_seen').selectAll().execute(), await server.database.query.selectFrom('visitor_day').selectAll().execute()])
    expect(everything).not.toMatch(/10\.0\.0\.77|Firefox/)
  })

  test('counts for the analytics of a site that shows no badge, too', async () => {
    expect((await server.post('/api/stats/visitors', { slug: 'fit' })).json()).toEqual({ online: 1, today: 1, total: 1 })
  })

  test('is not there on other sites', async () => {
    expect((await server.post('/api/stats/visitors', { slug: '' })).statusCode).toBe(404)
  })
})
