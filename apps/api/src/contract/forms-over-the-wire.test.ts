import { connect, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { captchaSecret, encodeForm, fakeDate, forgetSubmissions, pdf, questionFields, uploadedFiles } from '../testing/submissions'
import { testApp, type TestApp } from '../testing/test-app'
import { sampleContent } from '../testing/test-content'

const time = '2026-11-19T06:12:40Z'

describe('a form over a socket', () => {
  let server: TestApp
  let url: string
  let port: number
  beforeAll(async () => {
    server = await testApp('SQLite', sampleContent(), { captchaSecret })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    port = (server.app.server.address() as AddressInfo).port
    url = `http://127.0.0.1:${port}/api/reception/sendQuestion`
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    fakeDate(time)
    server.setTime(time)
    await forgetSubmissions(server)
  })

  const megabytes = (count: number) => new File([pdf, new Uint8Array(count * 1024 * 1024)], 'big.pdf')

  test('of the largest size that is allowed arrives', async () => {
    const { payload, type } = await encodeForm(await questionFields({ f0: megabytes(9.9) }))

    const answer = await fetch(url, { method: 'POST', body: new Uint8Array(payload), headers: { 'content-type': type } })

    const [stored] = await server.database.query.selectFrom('attachment').selectAll().execute()
    expect([answer.status, stored?.size_bytes, uploadedFiles(server.dataDir)]).toEqual([201, Math.floor(9.9 * 1024 * 1024) + pdf.length, [`quarantine/${stored?.file}`]])
  })

  test.each([
    ['a little too large', 11, false],
    ['far too large', 30, false],
    ['far too large, and nobody knows beforehand', 30, true],
  ])('that is %s is answered with 413, and the next one is taken', async (_name, size, chunked) => {
    const { payload, type } = await encodeForm(await questionFields({ f0: megabytes(size) }))
    const parts = Array.from({ length: Math.ceil(payload.length / 65_536) }, (_, index) => payload.subarray(index * 65_536, (index + 1) * 65_536))
    const body = chunked ? new ReadableStream({ pull: (stream) => (parts.length > 0 ? stream.enqueue(parts.shift()) : stream.close()) }) : new Uint8Array(payload)

    const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': type }, ...(chunked ? { duplex: 'half' } : {}) } as RequestInit)
    const next = await encodeForm(await questionFields())
    const taken = await fetch(url, { method: 'POST', body: new Uint8Array(next.payload), headers: { 'content-type': next.type } })

    expect([answer.status, ((await answer.json()) as { code: string }).code, taken.status, uploadedFiles(server.dataDir)]).toEqual([413, 'too_large', 201, []])
  })

  test('that breaks off leaves nothing behind', async () => {
    const { payload, type } = await encodeForm(await questionFields({ f0: megabytes(2) }))
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST /api/reception/sendQuestion HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`)
    socket.write(payload.subarray(0, 1024 * 1024))
    await until(() => uploadedFiles(server.dataDir).length === 1)

    socket.destroy()

    await until(() => uploadedFiles(server.dataDir).length === 0)
    expect(await server.database.query.selectFrom('question').select('id').execute()).toEqual([])
  })
})

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 200) throw new Error('it does not happen')
    await setTimeout(20)
  }
}
