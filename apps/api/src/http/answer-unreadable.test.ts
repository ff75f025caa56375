import { connect, type AddressInfo } from 'node:net'
import { testApp, type TestApp } from '../testing/test-app'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await testApp('SQLite', undefined, { siteUrl: 'https://kokzhiek.example' })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** All that is said before the connection ends. */
function send(request: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('data', (chunk) => (said += chunk.toString())).on('close', () => resolve(said)).on('error', () => undefined)
  })
}

test.each([
  ['a method that nobody knows', 'FOO /kz HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['more headers than it reads', `GET /kz HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('to %s it answers a problem with the headers of all others', async (_what, request, status) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n')
  const problem = await server.get('/api/nothing')

  const named = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options', 'cross-origin-resource-policy', 'cache-control', 'content-type']
  const headers = new Map(head.split('\r\n').slice(1).map((line) => line.split(/: (.*)/) as [string, string]))
  expect([head.split(' ')[1], JSON.parse(body)]).toEqual([String(status), expect.objectContaining({ status, code: 'invalid_request', request_id: expect.any(String) })])
  expect(named.map((name) => headers.get(name))).toEqual(named.map((name) => problem.headers[name]))
})
