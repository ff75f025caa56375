import path from 'node:path'

/** What the tests are told from outside: the only place that reads the environment. */
export const settings = {
  /** Where the server answers, e.g. `http://localhost:8123`; sub-sites at `http://lib.localhost:8123`. */
  baseUrl: process.env.E2E_BASE_URL,
  /** By which the server shows drafts; without it their tests are left out. */
  previewKey: process.env.E2E_PREVIEW_KEY,
  /** DATA_DIR of the server, for commands of its moderators. */
  dataDir: process.env.E2E_DATA_DIR,
  /** Folder of the mails that it has sent, as JSON, and the mail server that writes them. */
  mails: process.env.E2E_MAILS,
  smtpUrl: process.env.E2E_SMTP_URL,
  /** Where the JSON report is written; no report when absent. */
  report: process.env.E2E_REPORT,
  /** Run the tests that are tagged `@wide`, too: helpers/breadth.ts. */
  isWide: process.env.TEST_WIDE !== undefined,
  /** Compare or renew all pictures of pages, not every second. */
  allPictures: process.env.E2E_ALL_PICTURES !== undefined,
  /** Look at the blocks of the catalogue in every language, not each state in one. */
  allStates: process.env.E2E_ALL_STATES !== undefined,
  chromiumPath: process.env.CHROMIUM_PATH,
  searchPath: process.env.PATH ?? '',
  /** Origin of the main site in canonical addresses, as the build got it. */
  siteUrl: process.env.SITE_URL ?? 'http://localhost:8000',
}

/** For programs that are started; read above wherever a value is meant. */
export const environment = process.env

export const root = path.resolve(__dirname, '../../..')
