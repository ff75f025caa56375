import fs from 'node:fs'
import path from 'node:path'
import { startApi } from '@university/processes/api'
import { addressFrom } from './addresses'
import { bundleApi, type ApiProgram } from './api-program'
import { buildSites, compileCode, type Compilation } from './build-site'
import { lockCheckout } from './checkout-lock'
import { importContent } from './content'
import { parsePort, requireFreePort } from './ports'
import { root } from './root'
import { SitesNews } from './sites-news'
import { createSteps, describe, failWith, UserError, type Step } from './steps'
import { untilEnd } from './until-end'

/* `npm start`: everything that is missing, then the site and the API as one process, which serves each site as soon as it is built. */

const mainSite = path.join(root, 'dist/sites/main')

/** By Ctrl-C, which ends the processes that compile and build, too: they did not fail. */
let isStopping = false

void main().catch((error: unknown) => {
  if (!isStopping) failWith(error)
})

async function main() {
  if (process.argv.length > 3) throw new UserError('npm start takes no arguments; PORT is a setting of the environment.')
  const port = parsePort(process.env.PORT, 8000)
  await requireFreePort(port)
  const url = `http://localhost:${port}`
  const siteUrl = addressFrom('SITE_URL') ?? url
  const step = createSteps(4)

  // Code and content have nothing to do with each other, so neither waits for the other; what builds the sites gets ready beside both.
  const program = bundleApi()
  // What was built before is served meanwhile.
  const alone = lockCheckout('npm start', (text) => console.log(`\n${text}`))
  const content = serveContent(program, port, step)
  let compilation: Compilation | undefined
  const code = step('Code', (self) => alone.then(() => (compilation = compileCode(self)).bundle), () => 'compiled')
  const news = new SitesNews(port)
  let show: Step = { progress: () => undefined, tell: console.log }
  const onServed = (site: string, left: number) => news.onServed(site, left).forEach((line) => show.tell(line))
  const build = async () => {
    const lines = await buildSites({ apiUrl: url, siteUrl, content, code, onServed }, { progress: (text) => show.progress(text) })
    await compilation?.end
    return lines
  }
  const built = alone.then((letGo) => build().finally(letGo))
  // Told below.
  built.catch(() => undefined)
  await Promise.all([content, code])
  try {
    await step('Sites', (self) => ((show = self), built), (lines) => lines.at(-1) ?? '')
  } catch (error) {
    if (isStopping || !fs.existsSync(mainSite)) throw error
    console.error(`\n${describe(error)}\n\n${news.whenSomeAreMissing()}`)
  }
}

/** @returns names of the content of each site, when the API serves it */
async function serveContent(program: Promise<ApiProgram>, port: number, step: ReturnType<typeof createSteps>): Promise<Record<string, string>> {
  const { sites } = await step('Content', async () => importContent(await program), ({ said }) => said)
  const api = await step('Server', async () => startApi({ cwd: root, program: await program, port }), ({ url }) => url)
  const stop = () => {
    isStopping = true
    void api.stop()
  }
  void untilEnd(api.process, stop).then((code) => process.exit(code))
  return sites
}
