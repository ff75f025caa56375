/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Worker as Thread } from 'node:worker_threads'
import type { GetCaptchaChallengeData } from '@university/api-client'
import { transformSync } from '@swc/core'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { solveInBrowser } from './solve-in-browser'

/* With the worker that browsers get and real WebCrypto, and challenges as apps/api/src/captcha makes them, only easier. */

const secrets = { hmacSignatureSecret: 'a secret for tests only', hmacKeySignatureSecret: 'another one' }
const never = new AbortController().signal
const threads: Thread[] = []

beforeEach(() => setGlobal('navigator', { hardwareConcurrency: 2 }))
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.terminate())))

test('finds in workers what the server takes for solved', async () => {
  setGlobal('Worker', ThreadAsWorker)
  const challenge = await easyChallenge(41)

  const solution = await solveInBrowser(challenge, never)

  expect(solution?.counter).toBe(41)
  await expect(isTaken(challenge, solution)).resolves.toBe(true)
  expect(threads.length).toBe(2)
})

test('finds the same without workers, and says on the console that it did', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  setGlobal('Worker', undefined)
  const challenge = await easyChallenge(41)

  const solution = await solveInBrowser(challenge, never)

  await expect(isTaken(challenge, solution)).resolves.toBe(true)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('ends without a solution when it is aborted', async () => {
  setGlobal('Worker', ThreadAsWorker)
  const controller = new AbortController()
  const solution = solveInBrowser(await easyChallenge(4_000_000), controller.signal)

  controller.abort()

  await expect(solution).resolves.toBeNull()
  await expect(solveInBrowser(await easyChallenge(1), controller.signal)).resolves.toBeNull()
})

async function easyChallenge(counter: number): Promise<GetCaptchaChallengeData> {
  const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter, deriveKey, expiresAt: Math.ceil(Date.now() / 1000) + 600, ...secrets })
  return challenge as GetCaptchaChallengeData
}

async function isTaken(challenge: GetCaptchaChallengeData, solution: Solution | null): Promise<boolean> {
  if (!solution) return false
  const { verified } = await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...secrets })
  return verified
}

/** The file that browsers get as a worker, in a thread of Node: as much of the interface as the library uses. */
class ThreadAsWorker extends EventTarget {
  private readonly thread: Thread

  constructor() {
    super()
    const file = path.join(__dirname, 'captcha-worker.ts')
    const { code } = transformSync(readFileSync(file, 'utf8'), { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } })
    const prelude = `const { parentPort } = require('node:worker_threads'); require = require('node:module').createRequire(${JSON.stringify(file)}); globalThis.self = globalThis; self.postMessage = (data) => parentPort.postMessage(data); parentPort.on('message', (data) => self.onmessage({ data }));`
    this.thread = new Thread(`${prelude}\n${code}`, { eval: true })
    this.thread.on('message', (data) => this.dispatchEvent(Object.assign(new Event('message'), { data: data as unknown })))
    this.thread.on('error', () => this.dispatchEvent(new Event('error')))
    threads.push(this.thread)
  }

  postMessage(message: unknown) {
    this.thread.postMessage(message)
  }

  terminate() {
    void this.thread.terminate()
  }
}

function setGlobal(name: 'navigator' | 'Worker', value: unknown): void {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value })
}
