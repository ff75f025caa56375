import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { join } from 'node:path'
import type { RunningApi } from '@university/processes/api'
import { readConfig } from './config'
import { importContent } from './content/import/import-content'
import { openSqlite } from './database/sqlite'
import { migrate } from './database/migrate'
import { startServer as startHere } from './server'
import { startServer } from './testing/start-server'
import { captchaSecret, encodeForm, questionFields, uploadedFiles } from './testing/submissions'
import { sampleContent, temporaryFolder, writeContent } from './testing/test-content'

const folder = temporaryFolder()
const dataDir = join(folder, 'data')
beforeAll(async () => {
  const database = openSqlite(dataDir)
  await migrate(database)
  await importContent(database, writeContent(join(folder, 'content'), sampleContent()), dataDir)
  await database.close()
})

/** An upload whose first half has arrived. */
async function beginUpload(port: number): Promise<{ socket: Socket; answer: Promise<string>; finish(): void }> {
  const file = new File([`%PDF-1.4\n${'x'.repeat(200_000)}\n%%EOF\n`], 'a.pdf')
  const { payload, type } = await encodeForm(await questionFields({ f0: file }))
  const known = new Set(uploadedFiles(dataDir))
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let said = ''
  socket.on('data', (chunk) => (said += chunk.toString()))
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
  socket.write(['POST /api/reception/sendQuestion HTTP/1.1', 'host: localhost', `content-type: ${type}`, `content-length: ${payload.length}`, '', ''].join('\r\n'))
  socket.write(payload.subarray(0, 100_000))
  while (uploadedFiles(dataDir).every((name) => known.has(name))) await setTimeout(10)
  return { socket, answer, finish: () => void socket.write(payload.subarray(100_000)) }
}

async function start(): Promise<{ server: RunningApi['process']; port: number; ended: Promise<{ code: number | null; signal: string | null }> }> {
  const { process: server, url, ended } = await startServer({ DATA_DIR: dataDir, HOST: '127.0.0.1', CAPTCHA_SECRET: captchaSecret })
  return { server, port: Number(new URL(url).port), ended: ended.then(() => ({ code: server.exitCode, signal: server.signalCode })) }
}

test('a server ends when the command is gone that started it, however that came', async () => {
  const { server, ended } = await start()

  server.disconnect()

  expect(await ended).toEqual({ code: 0, signal: null })
})

/** What becomes of a new connection. */
const tryConnect = (port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve('connected')))
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
  })

/** A busy machine takes its time to tell a process of a signal. @returns what becomes of new connections since */
async function untilClosed(port: number): Promise<string> {
  for (;;) {
    const outcome = await tryConnect(port)
    if (outcome !== 'connected') return outcome
    await setTimeout(10)
  }
}

test('an upload that runs when the server is told to stop is answered; nobody new is let in; silent connections are not waited for', async () => {
  const { server, port, ended } = await start()
  const silent = connect(port, '127.0.0.1').on('error', () => undefined)
  const upload = await beginUpload(port)
  const before = await tryConnect(port)

  server.kill('SIGTERM')
  const after = await untilClosed(port)
  upload.finish()
  const finished = performance.now()

  const [answer, end] = [await upload.answer, await ended]
  const waited = performance.now() - finished
  silent.destroy()
  expect([before, after]).toEqual(['connected', 'ECONNREFUSED'])
  expect([answer.split('\r\n')[0], JSON.parse(answer.slice(answer.indexOf('{')))]).toEqual(['HTTP/1.1 201 Created', expect.objectContaining({ status: 'on_moderation' })])
  expect([end, waited < 5_000]).toEqual([{ code: 0, signal: null }, true])
})

test('who asks twice does not wait', async () => {
  const { server, port, ended } = await start()
  const upload = await beginUpload(port)
  server.kill('SIGINT')
  await untilClosed(port)

  server.kill('SIGINT')

  const end = await ended
  upload.socket.destroy()
  // Who had waited would have ended with 0.
  expect(end).toEqual({ code: 130, signal: null })
})

test('a request that does not come to its end is cut off when the time is over', async () => {
  const { app, stop } = await startHere(readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' }))
  const address = app.server.address()
  const upload = await beginUpload(typeof address === 'object' && address ? address.port : 0)

  await stop(200)

  expect(await upload.answer).toBe('')
})
