import fs from 'node:fs/promises'
import path from 'node:path'

export interface TestCounts {
  passed: number
  /** What failed, each with its file, and what Jest said of it; Playwright says it at once. */
  failed: string[]
}

/** What Jest writes with its JSON reporter; the parts that are read. A file that could not be run has no results. */
interface JestReport {
  testResults: { name: string; status: string; message: string; assertionResults: JestResult[] }[]
}

interface JestResult {
  fullName: string
  status: string
  failureMessages: string[]
}

/** What Playwright writes. A test that passed at a second try is `flaky`, and a failure here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}

/** Adds up the JSON reports in a folder. */
export async function countTests(folder: string): Promise<TestCounts> {
  const files = (await fs.readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'))
  const counts: TestCounts = { passed: 0, failed: [] }
  for (const file of files) {
    const report = JSON.parse(await fs.readFile(path.join(folder, file), 'utf8')) as JestReport | PlaywrightReport
    const results = 'suites' in report ? report.suites.flatMap(listSpecs) : report.testResults.flatMap(listTests)
    counts.passed += results.filter(({ status }) => status === 'passed').length
    counts.failed.push(...results.filter(({ status }) => status === 'failed').map(({ name }) => name))
  }
  return counts
}

interface Result {
  name: string
  status: 'passed' | 'failed' | 'left out'
}

function listTests({ name: file, status, message, assertionResults }: JestReport['testResults'][number]): Result[] {
  if (status === 'failed' && !assertionResults.some((one) => one.status === 'failed')) return [{ name: `${file}\n${message}`, status: 'failed' }]
  return assertionResults.map(({ fullName, status, failureMessages }) => ({
    name: [`${file} › ${fullName}`, ...failureMessages].join('\n'),
    status: status === 'passed' || status === 'failed' ? status : 'left out',
  }))
}

function listSpecs({ file, suites = [], specs }: PlaywrightSuite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }): Result => ({ name: `${file} › ${title}`, status: status === 'expected' ? 'passed' : status === 'skipped' ? 'left out' : 'failed' })),
  )
  return [...own, ...suites.flatMap(listSpecs)]
}
