import fs from 'node:fs/promises'
import path from 'node:path'
import { startApi } from '@university/processes/api'
import { freePort } from '@university/processes/free-port'
import { bundleApi } from './api-program'
import { buildSites, compileCode } from './build-site'
import { lockCheckout } from './checkout-lock'
import { importContent } from './content'
import { startMailBox } from './mail-box'
import { root } from './root'
import { CommandFailed, start } from './run-command'
import { UserError } from './steps'

/** What the sample content becomes. The contract tests import into the same folder (tools/contract-tests/src/worlds.ts): who comes later finds the pictures drawn. */
const sample = path.join(root, 'dist/test-sample')
/** What the server that is looked at has: a copy, since it writes. */
const data = path.join(root, 'dist/test-data')
/** Mails that the server has sent. */
const mails = path.join(root, 'dist/test-mails')
/** The main site, one with features of its own, and a faculty. The other sites have the same templates. */
const sites = ['main', 'lib', 'fit']
/** live.spec.ts shows drafts with it. */
const previewKey = 'key-of-the-end-to-end-tests'
const gatsbyTypes = path.join(root, 'apps/web/src/gatsby-types.d.ts')

export interface EndToEndOptions {
  /** Arguments of `playwright test`: which tests, and how. Default: all. */
  args?: string[]
  /** Where the JSON report is written; no report when absent. */
  report?: string
  /** See compileCode. */
  isGenerated?: boolean
  progress: (text: string) => void
}

/**
 * Builds the site from the sample content in a database of its own, serves it and runs a browser over it.
 *
 * @throws CommandFailed where a test fails; UserError where the site cannot be built, or its query types were not current
 */
export async function endToEnd({ args = [], report, isGenerated = false, progress }: EndToEndOptions): Promise<void> {
  // To the end: what is looked at is not built anew meanwhile.
  const letGo = await lockCheckout('npm test', progress)
  const typesBefore = await fs.readFile(gatsbyTypes, 'utf8')
  const api = await bundleApi()
  // Links in mails and to other sites name the port, so the content's name must hold it, too.
  const port = await freePort()
  // Code and content have nothing to do with each other, so neither waits for the other; what builds the sites gets ready beside the code.
  const compilation = compileCode({ progress }, isGenerated)
  const content = await importContent(api, { DATA_DIR: sample, PORT: String(port) })
  for (const former of [data, mails]) await fs.rm(former, { recursive: true, force: true })
  await fs.cp(sample, data, { recursive: true })
  const mailBox = await startMailBox(mails)
  const server = await startApi({ cwd: root, program: api, port, env: { ...process.env, DATA_DIR: data, PREVIEW_KEY: previewKey, SMTP_URL: mailBox.url } }).catch((error: unknown) => {
    mailBox.stop()
    throw error
  })
  try {
    await buildSites({ apiUrl: server.url, content: Promise.resolve(content.sites), code: compilation.bundle, sites, isForTests: true, flags: ['--strict'] }, { progress })
    await compilation.end
    if ((await fs.readFile(gatsbyTypes, 'utf8')) !== typesBefore) {
      throw new UserError('The types of the GraphQL queries were not current. They are now: commit apps/web/src/gatsby-types.d.ts.')
    }
    await playwright(args, { E2E_BASE_URL: server.url, E2E_PREVIEW_KEY: previewKey, E2E_DATA_DIR: data, E2E_MAILS: mails, E2E_SMTP_URL: mailBox.url, ...(report && { E2E_REPORT: report }) })
  } finally {
    letGo()
    await server.stop()
    mailBox.stop()
  }
}

/** Has the next import begin with nothing. */
export function forgetSample(): Promise<void> {
  return fs.rm(sample, { recursive: true, force: true })
}

/** Runs the end-to-end tests on a site that is served. @throws CommandFailed */
export function playwright(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    start('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts', ...args], { env: { ...process.env, ...env }, stdio: 'inherit' }).once('exit', (code) =>
      code === 0 ? resolve() : reject(new CommandFailed('playwright test', code, '')),
    )
  })
}
