/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../e2e/settings'
import { startServer } from './start-server'

let checkout: string

beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'start-server-'))
  fs.mkdirSync(path.join(checkout, 'apps/api/src'), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'))
})

afterEach(() => fs.rmSync(checkout, { recursive: true, force: true }))

test.each([
  ['does not listen', 'setInterval(() => undefined, 1000)'],
  ['never answers', "require('node:http').createServer(() => undefined).listen(process.env.PORT)"],
  ['is never ready', "require('node:http').createServer((_, answer) => answer.writeHead(503).end()).listen(process.env.PORT)"],
])('gives up a server that %s, and ends it', async (_, program) => {
  serverIs(`require('node:fs').writeFileSync('pid', String(process.pid)); ${program}`)

  await expect(startServer({ cwd: checkout, timeoutMs: 2500 })).rejects.toThrow('The server was not ready after 2.5 s.')
  expect(isRunning()).toBe(false)
})

test('says so at once when the server ends', async () => {
  serverIs('process.exit(1)')

  await expect(startServer({ cwd: checkout })).rejects.toThrow('The server ended before it was ready.')
})

function serverIs(program: string): void {
  fs.writeFileSync(path.join(checkout, 'apps/api/src/cli.ts'), program)
}

/** False, too, where it was ended before it came to say its number. */
function isRunning(): boolean {
  try {
    return process.kill(Number(fs.readFileSync(path.join(checkout, 'pid'), 'utf8')), 0)
  } catch {
    return false
  }
}
