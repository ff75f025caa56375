import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startApi } from '@university/processes/api'
import { freePort } from '@university/processes/free-port'
import { addressFrom } from './addresses'
import { bundleApi, type ApiProgram } from './api-program'
import { buildSites, compileCode, type BuildOptions } from './build-site'
import { lockCheckout } from './checkout-lock'
import { importContent } from './content'
import { root } from './root'
import { runCommand } from './run-command'
import { createSteps, failWith, UserError, type Step } from './steps'
import { watchContent } from './watch-content'

/* `npm run build -- --site lib` or `--all`: the static sites in dist/sites. */

const usage = 'Use: npm run build -- --site lib [--site main …] | --all  [--dry-run] [--force] [--strict] [--rollback] [--watch-content]'

void main().catch(failWith)

interface Asked {
  /** Undefined for all. */
  sites: string[] | undefined
  isRollBack: boolean
  isWatching: boolean
  /** For apps/web/build/cli.ts. */
  flags: string[]
}

async function main() {
  const asked = readArguments(process.argv.slice(3))
  if (asked.isRollBack) {
    const args = [...(asked.sites?.flatMap((site) => ['--site', site]) ?? ['--all']), '--rollback']
    return console.log((await runCommand('tsx/cjs', ['apps/web/build/cli.ts', ...args])).trim())
  }

  expectSites(asked.sites)
  const [ownApi, siteUrl] = [addressFrom('API_URL'), addressFrom('SITE_URL')]
  if (ownApi && asked.isWatching) throw new UserError('--watch-content watches the folder content/; with API_URL the content is elsewhere. Have that server start a pipeline: docs/how-to/pipelines.md.')
  if (ownApi) await expectAnswer(ownApi)
  await lockCheckout(['npm run build --', ...process.argv.slice(3)].join(' '), console.log)
  const step = createSteps(ownApi ? 2 : 3)
  if (ownApi) {
    const code = step('Code', (self) => compileCode(self).end, () => 'compiled')
    return showSites(code, { apiUrl: ownApi, content: undefined, code, flags: asked.flags, ...(asked.sites && { sites: asked.sites }) }, step)
  }

  // The API would take the port that it happens to have for the university's address, and pages would lead there.
  process.env.SITE_URL = siteUrl ?? 'http://localhost:8000'
  // Code and content have nothing to do with each other, so neither waits for the other; what builds the sites gets ready beside both, so it is told the
  // address before anybody listens there.
  const port = await freePort()
  const program = bundleApi()
  const api = step('Content and API', () => serveContent(program, port), ({ said }) => said)
  const code = step('Code', (self) => compileCode(self).end, () => 'compiled')
  const content = Promise.all([api, code]).then(([ready]) => ready.content)
  // Told below, of each by itself.
  content.catch(() => undefined)
  const options = { apiUrl: `http://localhost:${port}`, content, flags: asked.flags, ...(asked.sites && { sites: asked.sites }) }
  const work = asked.isWatching ? code.then(async () => watchContent({ ...options, api: await program })) : showSites(code, options, step)
  await Promise.all([api, work]).finally(() => api.then(({ server }) => server.stop(), () => undefined))
}

/** Whoever misspelt a site hears so before the content is imported and the code compiled, which goes on to its end. The build knows the sites by the same list. */
function expectSites(sites: string[] = []): void {
  const contract = JSON.parse(fs.readFileSync(path.join(root, 'packages/api-schema/src/generated/openapi.json'), 'utf8')) as { components: { schemas: { SiteSlug: { enum: string[] } } } }
  const known = contract.components.schemas.SiteSlug.enum.map((slug) => slug || 'main')
  const unknown = sites.filter((site) => !known.includes(site))
  if (unknown.length > 0) throw new UserError(`There is no site ${unknown.join(', ')}. Known are ${known.join(', ')}.`)
}

/** Whoever named a server that is down hears so before the code is compiled. Any answer will do: what is wrong with it the build tells better. */
async function expectAnswer(url: string): Promise<void> {
  await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(20_000) }).catch(({ name, cause }: Error) => {
    const reason = name === 'TimeoutError' ? 'no answer in 20 seconds' : cause instanceof Error ? (cause as NodeJS.ErrnoException).code ?? cause.message : name
    throw new UserError(reason === 'redirect count exceeded' ? `${url} (API_URL) redirects in a circle.` : `Nobody answers at ${url} (API_URL): ${reason}.`)
  })
}

/** The server first: where another one serves from the same folder, nothing is imported into what that one shows. */
async function serveContent(program: Promise<ApiProgram>, port: number) {
  const server = await startApi({ cwd: root, program: await program, port }).catch((error: Error) => {
    throw /already serves/.test(error.message) ? new UserError(`${error.message}\nOr build from that server: set API_URL to its address, such as http://localhost:8000.`) : error
  })
  try {
    const { said, sites } = await importContent(await program)
    return { said, content: sites, server }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Starts what builds the sites at once, and shows it as a step of its own from when the code is there. */
async function showSites(code: Promise<void>, options: BuildOptions, step: ReturnType<typeof createSteps>): Promise<void> {
  let show: Step['progress'] = () => undefined
  const built = buildSites(options, { progress: (text) => show(text) })
  // Who cannot even begin, because another build is under way, says so before the code is compiled.
  await Promise.race([code, built])
  tell(await step('Sites', ({ progress }) => ((show = progress), built), summaryOf))
}

function summaryOf(lines: string[]): string {
  return lines.at(-1) ?? ''
}

function tell(lines: string[]): void {
  for (const line of lines.slice(0, -1)) console.log(line)
}

function readArguments(args: string[]): Asked {
  let values
  try {
    values = parseArgs({
      args,
      options: {
        site: { type: 'string', multiple: true },
        all: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        strict: { type: 'boolean' },
        rollback: { type: 'boolean' },
        'watch-content': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${usage}`)
  }
  if (!values.all && !values.site && !values.rollback) throw new UserError(`Which sites? ${usage}`)
  if (values.all && values.site) throw new UserError(`--all is every site, so there is no --site with it.\n${usage}`)
  // A dry run that was not one would have changed what is served.
  const [other] = (['dry-run', 'force', 'strict', 'watch-content'] as const).filter((flag) => values.rollback && values[flag])
  if (other) throw new UserError(`--rollback builds nothing, so there is no --${other} with it.\n${usage}`)
  return {
    sites: values.all ? undefined : values.site,
    isRollBack: values.rollback ?? false,
    isWatching: values['watch-content'] ?? false,
    flags: (['dry-run', 'force', 'strict'] as const).filter((flag) => values[flag]).map((flag) => `--${flag}`),
  }
}
