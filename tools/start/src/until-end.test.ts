import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A process that ends as the child does that it waits for. The child prints its id, then does as the script says. */
function parentOf(script: string) {
  const child = JSON.stringify(`console.log(String(process.pid)); ${script}`)
  const parent = `const { untilEnd } = require(${JSON.stringify(path.join(__dirname, 'until-end.ts'))})
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${child}], { stdio: 'inherit' })
    untilEnd(child).then((code) => process.exit(code))`
  return spawn(process.execPath, ['--require', 'tsx/cjs', '-e', parent], { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] })
}

const goesOn = 'setInterval(() => undefined, 1000)'

test.each([
  ['0 for a child that ends well', '', 0],
  ["the child's own code", 'process.exitCode = 3', 3],
  ['1 for a child that somebody else killed', 'process.kill(process.pid, "SIGKILL")', 1],
  ['1 for a child that somebody else ended', 'process.kill(process.pid, "SIGTERM")', 1],
])('ends with %s', async (_what, script, code) => {
  expect(await once(parentOf(script), 'exit')).toEqual([code, null])
})

test.each(['SIGINT', 'SIGTERM'] as const)('ends the child with itself by %s, which is no failure', async (signal) => {
  const parent = parentOf(goesOn)
  const [id] = (await once(parent.stdout, 'data')) as [Buffer]

  parent.kill(signal)

  expect(await once(parent, 'exit')).toEqual([0, null])
  expect(() => process.kill(Number(id), 0)).toThrow('ESRCH')
})
