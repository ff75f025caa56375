import { spawn } from 'node:child_process'
import { StayingBuilder } from './staying-builder'

/** A builder that does as the script says for each `line` of its input. */
function builderOf(forEachLine: string): StayingBuilder {
  const script = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => { ${forEachLine} })`
  return new StayingBuilder(spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'ignore'] }))
}

test('builds for each file that it is told, and shows what is reported', async () => {
  const shown = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const builder = builderOf("console.log('info at work'); console.log('built ' + line); console.log('ready')")

  await builder.build('a.json')
  await builder.build('b.json')
  await builder.stop()

  expect(shown.mock.calls).toEqual([['built a.json'], ['built b.json']])
  shown.mockRestore()
})

test.each([
  ['before anything is built', 'process.exit(1)', 1],
  ['as if all were well', 'process.exit(0)', 0],
  ['by a signal', 'process.kill(process.pid, "SIGKILL")', null],
])('says so when it ends %s', async (_what, end, exitCode) => {
  const builder = builderOf(end)

  await expect(Promise.race([builder.build('a.json'), builder.died])).rejects.toMatchObject({ message: 'What builds the sites failed', exitCode })
})

test('says so when it ends later', async () => {
  const builder = builderOf("console.log('ready'); setTimeout(() => process.exit(0), 50)")
  await builder.build('a.json')

  await expect(builder.died).rejects.toMatchObject({ exitCode: 0 })
})

test('takes no harm from a line that nobody reads any more', async () => {
  const builder = builderOf("require('node:fs').closeSync(0); console.log('ready'); setTimeout(() => process.exit(1), 300)")
  await builder.build('a.json')

  void builder.build('b.json')

  await expect(builder.died).rejects.toMatchObject({ exitCode: 1 })
})

test('does not fail when it is stopped', async () => {
  const builder = builderOf("console.log('ready')")
  await builder.build('a.json')
  const outcome = Promise.race([builder.died, new Promise((resolve) => setTimeout(resolve, 300, 'quiet'))])

  await builder.stop()

  expect(await outcome).toBe('quiet')
})
