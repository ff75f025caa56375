import { startApi } from '@university/processes/api'
import { bundleApi } from './api-program'
import { buildSites, compileCode } from './build-site'
import { importContent } from './content'
import { parsePort, requireFreePort } from './ports'
import { root } from './root'
import { createSteps, failWith } from './steps'

/* `npm start`: everything that is missing, then the site and the API as one process. */

void main().catch(failWith)

async function main() {
  const port = parsePort(process.env.PORT, 8000)
  await requireFreePort(port)
  const step = createSteps(4)

  // Code and content have nothing to do with each other, so neither waits for the other.
  const program = bundleApi()
  const [{ sites }] = await Promise.all([step('Content', async () => importContent(await program), ({ said }) => said), step('Code', compileCode, () => 'compiled')])
  const server = await step('Server', async () => startApi({ cwd: root, program: await program, port }), ({ url }) => url)
  server.process.once('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop())

  await step('Sites', (self) => buildSites({ apiUrl: server.url, content: Promise.resolve(sites) }, self), (lines) => lines.at(-1) ?? '')
  console.log(`\nThe site is at ${server.url}, its sub-sites at http://lib.localhost:${port} and http://fit.localhost:${port}. Ctrl-C stops it.`)
}
