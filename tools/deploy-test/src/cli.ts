import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@university/processes/free-port'
import { ApiProcess, apiCommand } from './api-process'
import { checkHosts } from './checks/hosts'
import { checkLoad } from './checks/load'
import { checkNewBuild } from './checks/new-build'
import { checkParity } from './checks/parity'
import { checkAddresses, checkMetrics, checkRepeats, checkSizes, openSlowOnes } from './checks/proxy'
import { checkVisits } from './checks/visits'
import { checkWithoutApi, comparePages } from './checks/without-api'
import { Nginx } from './nginx'
import { startPostgres } from './postgres'
import { run, SetUpError } from './processes'
import { Report } from './report'
import { captchaSecret, receptionUrl, root, siteUrl } from './settings'
import { builtSites, linkSites } from './sites'

/*
 * `npm run test:deploy [-- --sites DIR] [--config DIR] [--only WORD]`: what deploy/ says, for real. `--config` takes a copy of deploy/nginx, to see
 * that the test finds what is broken in it.
 */
const { values } = parseArgs({ options: { sites: { type: 'string', default: 'dist/sites' }, config: { type: 'string', default: 'deploy/nginx' }, only: { type: 'string' } } })

const folder = mkdtempSync(join(tmpdir(), 'university-deploy-'))
// The user of PostgreSQL goes through it.
chmodSync(folder, 0o755)
const [sitesDir, buildsDir, dataDir, contentDir] = ['sites', 'builds', 'data', 'content'].map((name) => join(folder, name)) as [string, string, string, string]
const toStop: (() => Promise<unknown>)[] = []
try {
  process.exitCode = (await testDeployment()) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof SetUpError ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exitCode = 1
} finally {
  for (const stop of toStop.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
}

async function testDeployment(): Promise<boolean> {
  const config = resolve(root, values.config)
  const built = resolve(root, values.sites)
  const names = builtSites(built)
  mkdirSync(sitesDir)
  const postgres = await startPostgres(join(folder, 'postgres'))
  toStop.push(() => postgres.stop())

  const metricsToken = 'a token that Prometheus brings'
  const submissionLimit = 30
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SITES_DIR: sitesDir, SITE_URL: siteUrl, TRUST_PROXY: 'loopback', CAPTCHA_SECRET: captchaSecret, METRICS_TOKEN: metricsToken, SUBMISSION_LIMIT: String(submissionLimit), LOG_LEVEL: 'error' }
  cpSync(join(root, 'content'), contentDir, { recursive: true })
  const libSettings = join(contentDir, 'lib/settings.yaml')
  writeFileSync(libSettings, `${readFileSync(libSettings, 'utf8').replace(/^reception_url:.*\n?/m, '')}\nreception_url: ${receptionUrl}\n`)
  await apiCommand(['migrate'], settings)
  await apiCommand(['content', 'import', contentDir], settings)

  const startOne = async () => {
    const one = await ApiProcess.start(settings)
    toStop.push(() => one.stop())
    return one
  }
  const processes = await Promise.all([startOne(), startOne()])
  const apiPort = processes[0].port
  const port = await freePort()
  const nginx = await Nginx.start({ config, folder: join(folder, 'nginx'), sitesDir, dataDir, port, apiPorts: processes.map((one) => one.port) })
  toStop.push(() => nginx.stop())
  const tellNginx = async () => {
    await run(process.execPath, ['--import', 'tsx', 'deploy/write-nginx-maps.ts', nginx.mapsDir], { env: settings })
    await nginx.reload()
  }

  const report = new Report(values.only)
  const slow = openSlowOnes(port, 20)
  toStop.push(async () => slow.close())
  await report.check('host → site', () => checkHosts({ port, apiPort, sitesDir, buildsDir, tellNginx }))
  linkSites(built, sitesDir, names)
  await tellNginx()
  await report.check('new builds and rollbacks', () => checkNewBuild({ port, sitesDir, buildsDir, tellNginx }))
  await report.check('visits over real builds', () => checkVisits({ port, built, sitesDir, buildsDir, tellNginx }))
  await report.check('nginx answers like the API', () => checkParity({ port, apiPort, sitesDir, dataDir }))
  await report.check('limits know who asks', () => checkAddresses(port, submissionLimit))
  await report.check('/metrics', () => checkMetrics(port, metricsToken))
  await report.check('sizes of bodies', () => checkSizes(port))
  await report.check('what may be asked again', () => checkRepeats(config))
  await report.check('a process killed, one restarted', () => checkLoad({ port, processes, query: postgres.query }))
  await report.check('no API process', () => checkWithoutApi(port, processes))
  await report.check('pages by nginx', () => comparePages(port, apiPort))
  await report.check('slow clients', () => slow.check())
  return report.isGood
}
