/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lockBuilds } from './lock'

let root: string
let others: ChildProcess[]

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  others = []
})

afterEach(async () => {
  await Promise.all(others.map(kill))
  fs.rmSync(root, { recursive: true, force: true })
})

test('lets one process build at a time', async () => {
  const { pid } = await otherBuild()

  expect(() => lockBuilds(root)).toThrow(`Another build is at work (process ${pid}). Wait for it, or end it.`)
})

test('is not kept from it by a process that is gone, and lets go', async () => {
  await kill(await otherBuild())

  const unlock = lockBuilds(root)
  expect(fs.readFileSync(path.join(root, 'builds/.lock'), 'utf8')).toBe(`${process.pid} ${os.hostname()}`)
  unlock()
  expect(fs.existsSync(path.join(root, 'builds/.lock'))).toBe(false)
  lockBuilds(root)()
})

test('lets one process have what another one left, however many find it', async () => {
  await kill(await otherBuild())
  const found = await Promise.all([tryBuild(), tryBuild(), tryBuild(), tryBuild()])

  expect(found.sort()).toEqual(['busy', 'busy', 'busy', 'held'])
})

test('goes by no number: in another container another process has it', async () => {
  await otherBuild()
  // The first process of each container.
  fs.writeFileSync(path.join(root, 'builds/.lock'), `${process.pid} build-2`)

  expect(() => lockBuilds(root)).toThrow(`Another build is at work (process ${process.pid} of build-2).`)
})

test('lets build when a process that has nothing to do with it has the number of one that is gone', () => {
  fs.mkdirSync(path.join(root, 'builds'))
  fs.writeFileSync(path.join(root, 'builds/.lock'), `${process.ppid} ${os.hostname()}`)

  expect(() => lockBuilds(root)()).not.toThrow()
})

/** A process that holds the lock until it is killed. */
async function otherBuild(): Promise<ChildProcess> {
  const { process, said } = start()
  if ((await said) !== 'held') throw new Error('It could not have the lock.')
  return process
}

function tryBuild(): Promise<string> {
  return start().said
}

function start(): { process: ChildProcess; said: Promise<string> } {
  const program = `
    const { lockBuilds } = require(${JSON.stringify(path.join(__dirname, 'lock.ts'))})
    try { globalThis.unlock = lockBuilds(${JSON.stringify(root)}); console.log('held') } catch (error) { console.log(/at work/.test(error) ? 'busy' : String(error)) }
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(child)
  const said = once(child.stdout, 'data').then(([data]) => String(data).trim())
  return { process: child, said }
}

/** As the system does it when there is no memory left: without a last word. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
