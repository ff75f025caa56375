import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './root'

let folder: string
beforeAll(async () => (folder = await fs.mkdtemp(path.join(os.tmpdir(), 'university site (1) [new] '))))
afterAll(() => fs.rm(folder, { recursive: true }))

test('test files together are found wherever the checkout is', async () => {
  for (const file of ['jest.batches.cjs', 'jest.as-it-was.cjs']) await fs.copyFile(path.join(root, file), path.join(folder, file))
  await fs.mkdir(path.join(folder, 'part/src'), { recursive: true })
  await fs.writeFile(path.join(folder, 'package.json'), '{}')
  await fs.writeFile(path.join(folder, 'part/jest.config.cjs'), "module.exports = require('../jest.batches.cjs').inBatches(__dirname, { testPathIgnorePatterns: [] })")
  await fs.writeFile(path.join(folder, 'part/src/shared.test.ts'), '')
  await fs.writeFile(path.join(folder, 'part/src/single.test.ts'), '// @alone')

  const jest = [path.join(root, 'node_modules/jest/bin/jest.js'), '-c', 'part/jest.config.cjs', '--listTests']
  const { stdout } = await promisify(execFile)(process.execPath, jest, { cwd: folder, env: { ...process.env, TEST_TOGETHER: 'yes' } })

  expect(stdout.trim().split('\n').map((file) => path.relative(folder, file)).sort()).toEqual(['dist/test-batches/part/usual-1.test.cjs', 'part/src/single.test.ts'])
})
