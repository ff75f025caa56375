import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'
import { writeSite } from '../testing/test-site'

/* The reception that a site names for itself in its settings. */

const url = 'https://reception.kokzhiek.example:8443/questions/'
const withReception = (reception_url: string | null) => ({ ...sampleContent(), 'lib/settings.yaml': { site_info: { name_kz: 'Кітапхана' }, reception_url } })
const lib = 'lib.kokzhiek.example'
const named = "'self' https://reception.kokzhiek.example:8443"

let server: TestApp
let now = Date.parse('2026-11-21T06:00:00Z')
beforeAll(async () => {
  server = await testApp('SQLite', withReception(url))
  for (const site of ['main', 'lib']) writeSite(server.sitesDir, site, { 'index.html': '<p>x</p>' })
})
afterAll(() => server.close())

const connectOf = async (host: string) => /connect-src ([^;]*);/.exec(String((await server.get('/', { host })).headers['content-security-policy']))?.[1]
/** What is known is ten seconds old: the next page has the server ask again. */
const pass = () => server.setTime(new Date((now += 10_000)).toISOString())
/** Of the pages after that, when the database has answered. */
const connectOnceItIsNot = async (former: string) => {
  for (let turn = 0; turn < 100; turn++) {
    const connect = await connectOf(lib)
    if (connect !== former) return connect
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return former
}

test('may be called by the pages of that site, from the first on, and by no other', async () => {
  const pages = await Promise.all([lib, lib, 'kokzhiek.example'].map(connectOf))

  expect(pages).toEqual([named, named, "'self'"])
})

test.each([
  ['another', 'https://questions.kokzhiek.example', "'self' https://questions.kokzhiek.example"],
  ['none', null, "'self'"],
  ['one whose name would be a rule of its own', 'https://x;sandbox', "'self'"],
  ['one that is no address', 'https://', "'self'"],
])('may become %s while the server runs', async (_name, other, expected) => {
  const first = await connectOf(lib)
  await server.import(withReception(other))
  const soon = await connectOf(lib)
  pass()
  const then = await connectOnceItIsNot(named)
  await server.import(withReception(url))
  pass()
  const again = await connectOnceItIsNot(expected)

  expect([first, soon, then, again]).toEqual([named, named, expected, named])
})

test('may become another after the clock has been set back, too', async () => {
  const ahead = await connectOf(lib)
  await server.import(withReception('https://questions.kokzhiek.example'))
  server.setTime(new Date((now -= 3_600_000)).toISOString())

  const then = await connectOnceItIsNot(named)
  await server.import(withReception(url))
  pass()
  await connectOnceItIsNot(then ?? '')

  expect([ahead, then]).toEqual([named, "'self' https://questions.kokzhiek.example"])
})

test('goes on holding while the database is away', async () => {
  await server.database.query.schema.alterTable('content_item').renameTo('elsewhere').execute()
  pass()
  const away = [await connectOf(lib), await connectOf(lib)]
  await server.database.query.schema.alterTable('elsewhere').renameTo('content_item').execute()

  expect(away).toEqual([named, named])
})
