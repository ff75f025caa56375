import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { countTests } from './test-counts'

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages })
const spec = (title: string, status: string) => ({ title, tests: [{ status }] })

let folder: string
beforeAll(async () => void (folder = await fs.mkdtemp(path.join(os.tmpdir(), 'reports-'))))
afterAll(() => fs.rm(folder, { recursive: true }))

test('adds up the reports of Jest and Playwright, and names what failed', async () => {
  const blocks = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [result('adds', 'passed'), result('breaks', 'failed', '1 is not 2'), result('later', 'pending')] },
    { name: 'no-start.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  const pages = { file: 'pages.spec.ts', specs: [spec('opens', 'expected'), spec('closes', 'unexpected')], suites: [{ file: 'pages.spec.ts', specs: [spec('at second try', 'flaky')] }] }
  await fs.writeFile(path.join(folder, 'blocks.json'), JSON.stringify({ testResults: blocks }))
  await fs.writeFile(path.join(folder, 'e2e.json'), JSON.stringify({ suites: [pages] }))

  expect(await countTests(folder)).toEqual({
    passed: 2,
    failed: ['a.test.ts › breaks\n1 is not 2', 'no-start.test.ts\nno such module', 'pages.spec.ts › closes', 'pages.spec.ts › at second try'],
  })
})

test('counts nothing where there is no report', async () => {
  expect(await countTests('/nowhere')).toEqual({ passed: 0, failed: [] })
})
