import fs from 'node:fs/promises'
import path from 'node:path'
import { endToEnd, forgetSample } from './end-to-end'
import { isWide } from './is-wide'
import { root } from './root'
import { runCommand } from './run-command'
import { createSteps, failWith } from './steps'
import { countTests, type TestCounts } from './test-counts'

/*
 * `npm test`: everything that CI asks for. Ends with the number of tests that passed and failed. With `--wide` the end-to-end tests
 * look at every page, window and block where they otherwise look at some (docs/decisions/0032-some-and-all.md).
 */

const reports = path.join(root, 'dist/test')
const nx = (...args: string[]) => runCommand('nx', [...args, '--output-style=static'])

void main().catch(failWith)

async function main() {
  // By day test files of a part run together (docs/decisions/0036-test-files-together.md).
  process.env[isWide(process.argv.slice(3)) ? 'TEST_WIDE' : 'TEST_TOGETHER'] = 'yes'
  const step = createSteps(4)
  await fs.rm(reports, { recursive: true, force: true })
  await forgetSample()
  await fs.mkdir(reports, { recursive: true })

  // All parts in one process each: `typecheck` and `lint` of each part would read what they share a dozen times. `check` is of generated code.
  await step('Generated code, lint and types', () => nx('run-many', '-t', 'check', 'types', 'lint-all', 'contract-lint', 'contract-diff', 'lint-must-fail'), () => 'clean')
  const unitFailure = await step('Unit and contract tests', () => failureOf(nx('run-many', '-t', 'test')), async () => say(await countTests(reports)))
  const siteFailure = await step('Site and end-to-end tests', async ({ progress }) => failureOf(endToEnd({ report: path.join(reports, 'e2e.json'), isGenerated: true, progress })), (failure) => (failure ? 'failed' : 'done'))

  const failures = [unitFailure, siteFailure].filter((failure) => failure !== undefined)
  const counts = await countTests(reports)
  await step('Result', async () => undefined, () => (failures.length > 0 ? 'failed' : 'all well'))
  console.log(say(counts))
  if (failures.length > 0) failWith(...failures)
}

function say({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed.length} failed${failed.map((name) => `\n  failed: ${path.relative(root, name)}`).join('')}`
}

/** Lets the later tests run, so that one run shows all faults. */
async function failureOf(work: Promise<unknown>): Promise<Error | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
