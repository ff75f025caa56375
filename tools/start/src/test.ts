import fs from 'node:fs/promises'
import path from 'node:path'
import { startApiServer } from './api-server'
import { buildSite } from './build-site'
import { importContent } from './content'
import { freePort } from './ports'
import { root } from './root'
import { CommandFailed, runCommand, start } from './run-command'
import { createSteps, failWith, UserError } from './steps'
import { countTests, type TestCounts } from './test-counts'

/* `npm test`: everything that CI asks for. Ends with the number of tests that passed and failed. */

const reports = path.join(root, 'dist/test')
const data = path.join(root, 'dist/test-data')
const gatsbyTypes = path.join(root, 'apps/web/src/gatsby-types.d.ts')
const nx = (...args: string[]) => runCommand('nx', [...args, '--output-style=static'], { env: { NX_TUI: 'false' } })

void main().catch(failWith)

async function main() {
  const step = createSteps(5)
  await fs.rm(reports, { recursive: true, force: true })
  await fs.mkdir(reports, { recursive: true })

  await step('Generated code', () => nx('run', 'codegen:check'), () => 'current')
  await step('Lint and types', () => nx('run-many', '-t', 'lint', 'contract-lint', 'contract-diff', 'lint-must-fail', 'typecheck'), () => 'clean')
  const unitFailure = await step('Unit and contract tests', () => failureOf(nx('run-many', '-t', 'test')), async () => say(await countTests(reports)))
  const siteFailure = await step('Site and end-to-end tests', async (self) => failureOf(endToEnd(self)), () => 'done')

  const failure = unitFailure ?? siteFailure
  const counts = await countTests(reports)
  await step('Result', async () => undefined, () => (failure ? 'failed' : 'all well'))
  console.log(say(counts))
  if (failure) failWith(failure)
}

/** Builds the site from the sample content in a database of its own, serves it and runs a browser over it. */
async function endToEnd(self: { progress: (text: string) => void }): Promise<void> {
  const env = { DATA_DIR: data }
  await fs.rm(data, { recursive: true, force: true })
  const { source } = await importContent(env)
  const server = await startApiServer(await freePort(), env)
  try {
    const typesBefore = await fs.readFile(gatsbyTypes, 'utf8')
    await buildSite({ apiUrl: server.url, source }, self)
    if ((await fs.readFile(gatsbyTypes, 'utf8')) !== typesBefore) {
      throw new UserError('The types of the GraphQL queries were not current. They are now: commit apps/web/src/gatsby-types.d.ts.')
    }
    await playwright(server.url)
  } finally {
    await server.stop()
  }
}

function playwright(baseUrl: string): Promise<void> {
  const args = ['test', '-c', 'apps/web/e2e/playwright.config.ts']
  const env = { ...process.env, E2E_BASE_URL: baseUrl, E2E_REPORT: path.join(reports, 'e2e.json') }
  return new Promise((resolve, reject) => {
    start('playwright', args, { env, stdio: 'inherit' }).once('exit', (code) => (code === 0 ? resolve() : reject(new CommandFailed('playwright test', code, ''))))
  })
}

function say({ passed, failed }: TestCounts): string {
  return `${passed} passed, ${failed} failed`
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
