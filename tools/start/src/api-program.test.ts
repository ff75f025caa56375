import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundleApi, folders } from './api-program'
import { root } from './root'

const run = promisify(execFile)

// Starts two processes; on a busy machine that takes its time.
jest.setTimeout(60_000)

test('makes a program of the API that runs, and removes those of processes that were killed', async () => {
  // No system gives a process so large an id.
  const left = path.join(folders, String(2 ** 31 - 1))
  fs.mkdirSync(left, { recursive: true })

  const program = await bundleApi()

  const { stdout } = await run(process.execPath, [...program, '--help'], { cwd: root })
  fs.rmSync(path.dirname(program[0] ?? left), { recursive: true, force: true })
  expect([stdout.includes('content import'), fs.existsSync(left)]).toEqual([true, false])
})
