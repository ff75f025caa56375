/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lock, waitForLock } from './lock'

let folder: string
let file: string
let others: ChildProcess[]
const mine = { command: 'npm test', what: 'Another build' }

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))
  file = path.join(folder, 'builds/.lock')
  others = []
})

afterEach(async () => {
  await Promise.all(others.map(kill))
  fs.rmSync(folder, { recursive: true, force: true })
})

test('lets one process have it at a time, and says which and since when', async () => {
  const { pid } = await other()

  expect(() => lock(file, mine)).toThrow(new RegExp(`^Another build is at work: npm start \\(process ${pid}, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\)\\. Wait for it, or end it\\.$`))
})

test('is not kept from it by a process that is gone, and lets go', async () => {
  await kill(await other())

  const unlock = lock(file, mine)
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ command: 'npm test', pid: process.pid, host: os.hostname() })
  unlock()
  expect(fs.existsSync(file)).toBe(false)
  lock(file, mine)()
})

test('lets one process have what another one left, however many find it', async () => {
  await kill(await other())
  const found = await Promise.all([tried(), tried(), tried(), tried()])

  expect(found.sort()).toEqual(['busy', 'busy', 'busy', 'held'])
})

test('waits for who has it, saying so once, until that one is killed', async () => {
  const holder = await other()
  const told: string[] = []
  let isMine = false

  const waiting = waitForLock(file, mine, (text) => told.push(text)).then((unlock) => ((isMine = true), unlock))
  await new Promise((resolve) => setTimeout(resolve, 700))
  const wasMine = isMine
  await kill(holder)
  const unlock = await waiting

  unlock()
  expect([wasMine, told]).toEqual([false, [expect.stringContaining(`npm start (process ${holder.pid}, since `)]])
})

test('goes by no number: in another container another process has it', async () => {
  await other()
  // The first process of each container.
  fs.writeFileSync(file, JSON.stringify({ command: 'npm start', pid: process.pid, host: 'build-2', since: '2026-11-25T03:04:11.000Z' }))

  expect(() => lock(file, mine)).toThrow(`npm start (process ${process.pid} of build-2, since `)
})

test('can be had when a process that has nothing to do with it has the number of one that is gone', () => {
  fs.mkdirSync(path.dirname(file))
  fs.writeFileSync(file, JSON.stringify({ command: 'npm start', pid: process.ppid, host: os.hostname(), since: '2026-11-25T03:04:11.000Z' }))

  expect(() => lock(file, mine)()).not.toThrow()
})

test('says where it cannot write', () => {
  fs.mkdirSync(`${file}.sqlite`, { recursive: true })

  expect(() => lock(file, mine)).toThrow(`${file}.sqlite: the lock cannot be taken. May this user write there, and is there space on the disk?`)
})

test('says so too where it cannot make the folder', () => {
  fs.writeFileSync(path.dirname(file), '')

  expect(() => lock(file, mine)).toThrow(`${file}.sqlite: the lock cannot be taken. May this user write there, and is there space on the disk?`)
})

/** A process that holds the lock until it is killed. */
async function other(): Promise<ChildProcess> {
  const { process, said } = start()
  if ((await said) !== 'held') throw new Error('It could not have the lock.')
  return process
}

function tried(): Promise<string> {
  return start().said
}

function start(): { process: ChildProcess; said: Promise<string> } {
  const program = `
    import { lock } from ${JSON.stringify(path.join(__dirname, 'lock.ts'))}
    try { lock(${JSON.stringify(file)}, { command: 'npm start', what: 'Another build' }); console.log('held') } catch (error) { console.log(/at work/.test(error) ? 'busy' : String(error)) }
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
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
