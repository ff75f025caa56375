import { parseArgs } from 'node:util'
import { startApiServer } from './api-server'
import { buildSite } from './build-site'
import { importContent } from './content'
import { freePort } from './ports'
import { runCommand } from './run-command'
import { createSteps, failWith, UserError } from './steps'

/* `npm run build -- --site lib` or `--all`: the static sites in dist/sites. */

void main().catch(failWith)

async function main() {
  const sites = readSites(process.argv.slice(3))
  const ownApi = process.env.API_URL
  const step = createSteps(ownApi ? 2 : 4)

  await step('Contract', () => runCommand('nx', ['run', 'codegen:generate'], { env: { NX_TUI: 'false' } }), () => 'generated code is current')
  if (ownApi) {
    await step('Sites', (self) => buildSite({ apiUrl: ownApi, source: undefined, ...(sites && { sites }) }, self), () => 'in dist/sites')
    return
  }

  const { source } = await step('Content', () => importContent(), ({ said }) => said)
  const server = await step('API', async () => startApiServer(await freePort()), ({ url }) => url)
  try {
    await step(
      'Sites',
      (self) => buildSite({ apiUrl: server.url, source, ...(sites && { sites }) }, self),
      (built) => (built ? 'in dist/sites' : 'nothing changed since the former build'),
    )
  } finally {
    await server.stop()
  }
}

/** @returns the sites asked for, or undefined for all */
function readSites(args: string[]): string[] | undefined {
  let values
  try {
    values = parseArgs({ args, options: { site: { type: 'string', multiple: true }, all: { type: 'boolean' } } }).values
  } catch (error) {
    throw new UserError(`${(error as Error).message}\nUse: npm run build -- --site lib [--site main …] | --all`)
  }
  if (!values.all && !values.site) throw new UserError('Which sites? npm run build -- --site lib [--site main …] | --all')
  return values.all ? undefined : values.site
}
