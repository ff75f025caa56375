import type { Config } from '../config'
import { runCommandLine } from './run-command-line'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  ['a file', failure('ENOSPC', 'ENOSPC: no space left on device, write')],
  ['the database', failure('SQLITE_FULL', 'database or disk is full')],
])('says in one line that the disk is full, met by %s, and where to read on', async (_, error) => {
  const said: string[] = []

  const code = await runCommandLine(['import'], {
    commands: [{ name: 'import', load: async () => ({ name: 'import', summary: '', run: () => Promise.reject(error) }) }],
    readConfig: () => ({}) as Config,
    out: (text) => said.push(text),
    error: (text) => said.push(text),
  })

  expect([code, said]).toEqual([1, [`The disk is full (${error.message}), that of DATA_DIR or of the temporary files. What may go: docs/how-to/runbook.md.`]])
})
