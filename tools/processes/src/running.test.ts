import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

  await expect(running.until(() => false, 1_500)).rejects.toThrow('The program was not ready after 1.5 s:\nloading')
  expect(running.process.signalCode).toBe('SIGKILL')
})

test('tells of a program that does not exist', async () => {
  const running = new Running('The program', join(folder, 'nothing'), [])

  await expect(running.until(() => false)).rejects.toThrow(/^The program ended before it was ready:\nspawn .*ENOENT/)
  await running.stop()
})

test('a program that is forgotten ends with who started it', async () => {
  const file = join(folder, 'pid')
  const starter = `
    import { writeFileSync } from 'node:fs'
    import { Running } from ${JSON.stringify(join(__dirname, 'running.ts'))}
    const running = new Running('The program', process.execPath, ['-e', "console.log('here'); setInterval(() => undefined, 1000)"])
    await running.until(() => running.log.includes('here'))
    writeFileSync(${JSON.stringify(file)}, String(running.process.pid))
    process.exit(0)`

  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', starter], { encoding: 'utf8' })

  expect(stderr).toBe('')
  const pid = Number(readFileSync(file, 'utf8'))
  for (let tries = 0; isRunning(pid) && tries < 100; tries++) await setTimeout(50)
  expect(isRunning(pid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
