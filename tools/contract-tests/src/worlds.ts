import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { apiSources, startApi } from '@university/processes/api'
import { Running } from '@university/processes/running'
import { operations, type ContractOperation } from './document'

/** A server that keeps the contract, started as its users start it. */
export interface World {
  url: string
  /** The token in the letter to an address that asks for a confirmation, or in the newsletter's link to leave. */
  tokenFor(email: string, link: 'activate' | 'unsubscribe'): Promise<string>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')
/** The end-to-end tests import into the same folder (tools/start/src/end-to-end.ts): what is there already is not drawn again. */
const sample = join(root, 'dist/test-sample')

/** `npm run api -- content import` of the sample content, once for all the servers that have copies of it. */
export function importSample(): Promise<void> {
  return apiCommand(['content', 'import'], { DATA_DIR: sample })
}

/** `npm run mock`. */
export async function startMockWorld(): Promise<World> {
  const server = new Running('The mock server', process.execPath, ['--import', 'tsx', 'packages/api-client/src/testing/cli.ts', '--port', '0', '--seed', '1', '--quiet'], { cwd: root })
  const urlOf = () => /^Mocks: (http:\S+)$/m.exec(server.log)?.[1]
  await server.until(() => urlOf() !== undefined)
  // The contract does not say what a token is like beyond its form.
  return { url: urlOf() ?? '', tokenFor: async () => 'Wd2nP9sLx4VgT7yEo1BkHq', stop: () => server.stop() }
}

/**
 * `npm run api -- serve`, with what `importSample` has imported and a folder of static files of a build.
 *
 * @param settings variables of the environment besides those that keep it apart
 */
export async function startRealWorld(settings: NodeJS.ProcessEnv = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'university-contract-'))
  const env = { DATA_DIR: join(folder, 'data'), SITES_DIR: join(folder, 'sites'), SITE_URL: 'http://localhost:8000', SMTP_URL: '', ...settings }
  writeStaticFiles(join(folder, 'sites/main'))
  cpSync(sample, join(folder, 'data'), { recursive: true })
  const api = await startApi({ cwd: root, env: { ...process.env, ...env } })
  return {
    url: api.url,
    async tokenFor(email, link) {
      if (link === 'unsubscribe') await apiCommand(['newsletter', 'send', '--site', 'main'], env)
      return tokenFromLetters(join(folder, 'data/outbox'), email, link)
    },
    async stop() {
      await api.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The address of an operation without a client, its parameters as the contract's examples have them. */
function addressOf({ path, parameters }: ContractOperation): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(parameters.find((parameter) => parameter.name === name)?.example))
}

/** Where a build leaves what has this address: Gatsby has its own names for the data of pages (getPagePayload). */
function fileAt(address: string): string {
  return address.replace(/^\/(.+)\/_payload\.json$/, '/page-data/$1/page-data.json')
}

/** What a build would have left: the examples of the contract. */
function writeStaticFiles(folder: string): void {
  for (const operation of operations.filter(({ isStatic }) => isStatic)) {
    const file = join(folder, fileAt(addressOf(operation)))
    const [example] = operation.answers.flatMap(([, { examples = {} }]) => Object.values(examples))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof example?.value === 'string' ? example.value : JSON.stringify(example?.value ?? ''))
  }
}

/** Letters are files until an SMTP server is named. */
async function tokenFromLetters(outbox: string, email: string, link: string): Promise<string> {
  const giveUpAt = Date.now() + 20_000
  while (Date.now() < giveUpAt) {
    const letters = readLetters(outbox).filter((letter) => letter.includes(email))
    const [, token] = new RegExp(`/${link}\\?token=(?:3D)?([A-Za-z0-9_-]{20,})`).exec(letters.join('\n').replace(/=\r?\n/g, '')) ?? []
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No letter to ${email} in the outbox`)
}

function readLetters(outbox: string): string[] {
  try {
    return readdirSync(outbox).filter((name) => name.endsWith('.eml')).map((name) => readFileSync(join(outbox, name), 'utf8'))
  } catch {
    return []
  }
}

/** `npm run api -- …`, to its end. */
async function apiCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, [...apiSources, ...args], { cwd: root, env: { ...process.env, ...env } })
}
