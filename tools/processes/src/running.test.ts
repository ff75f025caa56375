import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Running } from './running'

const folder = mkdtempSync(join(tmpdir(), 'running-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const node = (program: string) => new Running('The program', process.execPath, ['-e', program])

test('keeps what a program writes, and waits for what is asked', async () => {
  const running = node("console.log('one'); console.error('two'); setInterval(() => undefined, 1000)")

  await running.until(() => running.log.includes('one') && running.log.includes('two'))

  expect(running.hasEnded).toBe(false)
  await running.stop()
  expect([running.hasEnded, running.process.signalCode]).toEqual([true, 'SIGTERM'])
})

test('tells what a program wrote that ended before it was ready', async () => {
  const running = node("console.error('no memory'); process.exitCode = 3")

  await expect(running.until(() => false)).rejects.toThrow('The program ended before it was ready:\nno memory')
})

test('ends a program that is not ready in time', async () => {
  const running = node("process.on('SIGTERM', () => undefined); console.log('loading'); setInterval(() => undefined, 1000)")

  await running.until(() => running.log.includes('loading'))

  await expect(running.until(() => false, 100)).rejects.toThrow('The program was not ready after 0.1 s:\nloading')
  expect(running.process.signalCode).toBe('SIGKILL')
})

test('tells of a program that does not exist', async () => {
  const running = new Running('The program', join(folder, 'nothing'), [])

  await expect(running.until(() => false)).rejects.toThrow(/^The program ended before it was ready:\nspawn .*ENOENT/)
  await running.stop()
})

test.each(['by itself', 'SIGINT', 'SIGTERM'] as const)('a program that is forgotten ends with who started it, which ends %s', async (signal) => {
  const starter = `
    import { Running } from ${JSON.stringify(join(__dirname, 'running.ts'))}
    const running = new Running('The program', process.execPath, ['-e', "console.log('here'); setInterval(() => undefined, 1000)"])
    await running.until(() => running.log.includes('here'))
    console.log(running.process.pid)
    if (${signal === 'by itself'}) process.exit(0)`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [id] = (await once(parent.stdout, 'data')) as [Buffer]

  if (signal !== 'by itself') parent.kill(signal)

  expect(await once(parent, 'exit')).toEqual([{ 'by itself': 0, SIGINT: 130, SIGTERM: 143 }[signal], null])
  for (let tries = 0; isRunning(Number(id)) && tries < 100; tries++) await setTimeout(50)
  expect(isRunning(Number(id))).toBe(false)
})

test('who listens to a signal ends in their own way, but not to the second one', async () => {
  const listener = `
    const { endBySignals } = require(${JSON.stringify(join(__dirname, 'end-by-signals.ts'))})
    endBySignals()
    process.once('SIGTERM', () => console.log('heard'))
    setInterval(() => console.log('here'), 50)`
  const listening = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', listener], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  listening.stdout.on('data', (text: Buffer) => (said += String(text)))
  const says = async (text: string) => {
    while (!said.includes(text)) await setTimeout(20)
  }

  await says('here')
  listening.kill('SIGTERM')
  await says('heard\nhere')
  listening.kill('SIGTERM')

  expect(await once(listening, 'exit')).toEqual([143, null])
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
