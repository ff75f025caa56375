import path from 'node:path'
import { apiSources, startApi } from '@university/processes/api'
import { watch } from 'chokidar'
import { apiFolders, isLoadedByApi, textFolders } from './api-changes'
import { lockCheckout } from './checkout-lock'
import { importContent } from './content'
import { devEnvironment } from './dev-environment'
import { parsePort, requireFreePort } from './ports'
import { siteRefresher } from './refresh-site'
import { root } from './root'
import { runCommand, start } from './run-command'
import { createSteps, describe, failWith, UserError } from './steps'
import { untilEnd } from './until-end'

/*
 * `npm run dev`: the API and `gatsby develop` together. Code of the site and its locales reload by themselves; a change of the
 * contract is generated anew, what the API loads (code, synonyms, locales) restarts it, content is imported and sourced again.
 */

void main().catch(failWith)

async function main() {
  if (process.argv.length > 3) throw new UserError('npm run dev takes no arguments; PORT and SITES are settings of the environment.')
  const port = parsePort(process.env.PORT, 8000)
  await requireFreePort(port)
  const environment = devEnvironment(port)
  // Why it answered 500: operation, field and rule.
  const onLog = (text: string) => void process.stdout.write(text)
  await lockCheckout('npm run dev', console.log)
  const step = createSteps(3)
  await step('Contract', generate, () => 'generated code is current')
  await step('Content', () => importContent(apiSources), ({ said }) => said)
  let api = await step('API', () => startApi({ cwd: root, env: environment.ofApi, onLog }), ({ url }) => url)

  console.log(`Starting gatsby develop; the site will be at http://localhost:${port}`)
  const site = start('gatsby', ['develop', '--port', String(port)], {
    cwd: path.join(root, 'apps/web'),
    env: environment.ofSite(api.url),
    stdio: 'inherit',
  })
  void untilEnd(site).then((code) => api.stop().then(() => process.exit(code)))

  const refresh = siteRefresher(`http://localhost:${port}`)
  const restart = async () => {
    await api.stop()
    // Gatsby was told its address once.
    api = await startApi({ cwd: root, env: environment.ofApi, onLog, port: Number(new URL(api.url).port) })
  }

  onChange('contract', ['packages/api-schema'], isContract, async () => {
    await generate()
    await restart()
    void refresh()
  })
  onChange('API', apiFolders, isLoadedByApi, restart)
  // Titles of blocks are in the content, too.
  onChange('texts', textFolders, isLoadedByApi, async () => {
    console.log((await importContent(apiSources)).said)
    await restart()
    void refresh()
  })
  onChange('content', ['content'], () => true, async () => {
    console.log((await importContent(apiSources)).said)
    void refresh()
  })

  let busy: Promise<unknown> = Promise.resolve()
  /** One thing after the other: a restart while content is being imported helps nobody. */
  function onChange(what: string, folders: string[], concerns: (file: string) => boolean, work: () => Promise<unknown>) {
    let timer: NodeJS.Timeout | undefined
    watch(folders.map((folder) => path.join(root, folder)), { ignoreInitial: true, ignored: /node_modules/ }).on('all', (_, file) => {
      if (!concerns(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        busy = busy
          .then(() => console.log(`Changed: ${what}`))
          .then(work)
          .catch((error: unknown) => console.error(describe(error)))
      }, 200)
    })
  }
}

function generate(): Promise<string> {
  return runCommand('nx', ['run', 'codegen:generate'])
}

function isContract(file: string): boolean {
  return file.endsWith('.yaml') && !file.endsWith('redocly.yaml')
}
