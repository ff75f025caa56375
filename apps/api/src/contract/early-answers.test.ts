import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { buildApp } from '../app'
import { DatabaseError } from '../database/database'
import { testApp, testConfig, type TestApp } from '../testing/test-app'
import { newsFile, sampleContent } from '../testing/test-content'

let server: TestApp
let port: number
let socket: Socket
let said: string
beforeAll(async () => {
  server = await testApp('SQLite', sampleContent(), { previewKey: 'a key of editors' })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
beforeEach(() => {
  socket = open(port)
})
afterEach(() => void socket.destroy())
afterAll(() => server.close())

function open(to: number): Socket {
  return connect(to, '127.0.0.1').on('data', (chunk) => (said += chunk.toString('latin1')))
}

const menu = '{"slug":"","is_main":true}'
const news = '{"slug":""}'

function request(path: string, body: string, headers: string[] = []): string {
  return [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, ...headers, '', body].join('\r\n')
}

interface Answer {
  status: number
  headers: Record<string, string>
  /** A character a byte. */
  body: string
}

/** Sends parts one after the other, and waits for the answers to all requests that are in them. */
async function ask(parts: string[], count = 1): Promise<Answer[]> {
  said = ''
  for (const [index, part] of parts.entries()) {
    if (index > 0) await setTimeout(20)
    socket.write(part)
  }
  for (;;) {
    const answers = readAnswers(said)
    if (answers.length >= count) return answers
    await once(socket, 'data')
  }
}

function readAnswers(text: string): Answer[] {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return []
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)).map(([name = '', value = '']) => [name.toLowerCase(), value]))
  const length = Number(headers['content-length'] ?? 0)
  const rest = text.slice(end + 4)
  return rest.length < length ? [] : [{ status: Number(first.split(' ')[1]), headers, body: rest.slice(0, length) }, ...readAnswers(rest.slice(length))]
}

async function askOne(path: string, body: string, headers?: string[]): Promise<Answer> {
  const [answer] = await ask([request(path, body, headers)])
  if (!answer) throw new Error('no answer')
  return answer
}

/** Names of headers that are not the same twice, or that are of the connection. */
const ofMoment = ['date', 'connection', 'keep-alive']
const lasting = ({ headers, ...answer }: Answer) => ({ ...answer, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofMoment.includes(name))) })

test.each([
  ['in full', []],
  ['compressed', ['accept-encoding: br']],
  ['to who has it', ['if-none-match: *']],
])('what is known is answered %s as it was the first time, whether the body comes with the headers or after them', async (_how, headers) => {
  const [first, second, [late]] = [await askOne('/api/menu', menu, headers), await askOne('/api/menu', menu, headers), await ask([request('/api/menu', menu, headers).slice(0, -menu.length), menu])]
  const injected = await server.post('/api/menu', JSON.parse(menu), Object.fromEntries(headers.map((line) => line.split(': '))))

  expect([second, late].map((answer) => answer && lasting(answer))).toEqual([lasting(first), lasting(first)])
  expect({ status: first.status, headers: first.headers, body: first.body }).toMatchObject({ status: injected.statusCode, headers: { etag: injected.headers['etag'] }, body: injected.rawPayload.toString('latin1') })
})

test('requests that come in one piece are answered in their order, known ones and others', async () => {
  await askOne('/api/plugin/news', news)

  const answers = await ask([request('/api/plugin/news', news) + request('/api/plugin/news', '{"slug":"","page":2}') + request('/api/plugin/news', news) + request('/api/plugin/news', '{"slug":')], 4)

  expect(answers.map(({ status, body }) => [status, (JSON.parse(body) as { current_page?: number }).current_page])).toEqual([[200, 1], [200, 2], [200, 1], [400, undefined]])
})

test('what only begins like a known request, or is of another kind, is read and refused as ever', async () => {
  await askOne('/api/menu', menu)
  const longer = request('/api/menu', `${menu}x`)

  const [begun] = await ask([longer.slice(0, -1), 'x'])
  const [text] = await ask([request('/api/menu', menu).replace('application/json', 'text/plain')])

  expect([begun?.status, text?.status]).toEqual([400, 400])
})

test('a change of content is followed at once', async () => {
  const total = async () => (JSON.parse((await askOne('/api/plugin/news', news)).body) as { total: number }).total
  const before = [await total(), await total()]
  await server.import({ ...sampleContent(), 'main/news/1009-x.yaml': newsFile(1009) })

  expect([...before, await total(), await total()]).toEqual([2, 2, 3, 3])
})

test('it counts as a hit of the cache, as any other', async () => {
  const hits = async () => Number(/^university_answer_cache_total\{result="hit"\} (\d+)$/m.exec((await server.get('/metrics')).body)?.[1])
  await askOne('/api/menu', menu)
  const before = await hits()

  await askOne('/api/menu', menu)

  expect((await hits()) - before).toBe(1)
})

test('an editor is shown drafts though the answer for all others is known', async () => {
  await askOne('/api/plugin/news', news)

  const answers = [await askOne('/api/plugin/news', news, ['x-preview-key: a key of editors']), await askOne('/api/plugin/news', news, ['x-preview-key: another'])]

  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([[200, 'private, no-store'], [401, 'no-store']])
})

test('a database that fails is told of, and answers afterwards', async () => {
  let isAway = false
  const { database, dataDir } = server
  const contentVersion = () => {
    if (isAway) throw new DatabaseError('away')
    return database.contentVersion()
  }
  const app = await buildApp({ database: { ...database, contentVersion }, config: testConfig(dataDir) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  socket.destroy()
  socket = open((app.server.address() as AddressInfo).port)
  await askOne('/api/menu', menu)
  isAway = true
  const failed = await askOne('/api/menu', menu)
  isAway = false
  const afterwards = await askOne('/api/menu', menu)

  await app.close()
  expect([failed.status, failed.headers['etag'], afterwards.status]).toEqual([503, undefined, 200])
})
