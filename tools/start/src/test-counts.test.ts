import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { countTests } from './test-counts'

test('adds up the reports of Jest and Playwright', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'reports-'))
  await fs.writeFile(path.join(folder, 'blocks.json'), JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }))
  await fs.writeFile(path.join(folder, 'e2e.json'), JSON.stringify({ stats: { expected: 7, unexpected: 2, flaky: 1 } }))

  expect(await countTests(folder)).toEqual({ passed: 12, failed: 5 })
})

test('counts nothing where there is no report', async () => {
  expect(await countTests('/nowhere')).toEqual({ passed: 0, failed: 0 })
})
