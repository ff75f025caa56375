import fs from 'node:fs/promises'
import path from 'node:path'

export interface TestCounts {
  passed: number
  failed: number
}

/** What Jest and Playwright write with their JSON reporters; the parts that are counted. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numRuntimeErrorTestSuites?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

/** Adds up the JSON reports in a folder. A suite that did not even start counts as one failure. */
export async function countTests(folder: string): Promise<TestCounts> {
  const files = (await fs.readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'))
  const counts = { passed: 0, failed: 0 }
  for (const file of files) {
    const report = JSON.parse(await fs.readFile(path.join(folder, file), 'utf8')) as Report
    counts.passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0)
    counts.failed += (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0) + (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0)
  }
  return counts
}
