import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startApi } from '@university/processes/api'
import { environment, root, scaleFolder } from '../settings'
import { measure, type Measured } from '../run'
import { judge, type Size } from './judge'

/*
 * `npm run test:scale [-- --items 500,2000] [--sites 24]`: invented universities of that many items a site, from the files to the published
 * sites, the smallest first. Most links get a picture without words. Ends with 1 where memory or the time of a page is more than it may be.
 */

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function main() {
  const { values } = parseArgs({ options: { items: { type: 'string', default: '500,2000' }, sites: { type: 'string', default: '24' } } })
  const counts = values.items.split(',').map(Number)
  const sites = Number(values.sites)
  if (![...counts, sites].every((count) => Number.isInteger(count) && count > 0)) throw new Error('--items and --sites are whole numbers: --items 500,2000 --sites 24')

  await tell('the code', () => measure(['npx', 'nx', 'run', 'web:build'], root, environment))
  const sizes: Size[] = []
  for (const items of counts) sizes.push(await run(items, sites))
  // Gigabytes. Where a step has failed they stay, to be looked at.
  rmSync(scaleFolder, { recursive: true, force: true })
  const faults = judge(sizes)
  for (const fault of faults) console.error(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}

/** One university, from nothing. */
async function run(items: number, sites: number): Promise<Size> {
  const folder = path.join(scaleFolder, String(items))
  rmSync(folder, { recursive: true, force: true })
  const [files, names, out] = ['content', 'names.json', 'dist'].map((name) => path.join(folder, name)) as [string, string, string]
  const own = { ...environment, DATA_DIR: path.join(folder, 'data'), LINK_PICTURES: 'some' }
  const env = { ...own, CONTENT_DIR: files }
  const api = [process.execPath, '--import', 'tsx', 'apps/api/src/cli.ts']
  console.log(`\n${sites} sites of ${items} items`)
  await tell('content generate', () => measure([...api, 'content', 'generate', '--items', String(items), '--sites', String(sites - 1), '--out', files], root, own))
  const first = await tell('content import', () => measure([...api, 'content', 'import'], root, env))
  const again = await tell('content import, nothing changed', () => measure([...api, 'content', 'import', '--json'], root, env))
  writeFileSync(names, JSON.stringify((JSON.parse(lineOf(again.output, '{')) as { sites: object }).sites))
  const server = await startApi({ cwd: root, env })
  try {
    const build = ['npx', 'tsx', 'apps/web/build/cli.ts', '--all', '--content', names, '--out', out, '--json']
    const built = await tell('all sites', () => measure(build, root, { ...env, API_URL: server.url }))
    const outcomes = JSON.parse(lineOf(built.output, '[')) as { kind: string; pages: number; memory: number; broken: { site: string; page: string; link: string }[] }[]
    const pages = outcomes.reduce((sum, outcome) => sum + (outcome.kind === 'published' ? outcome.pages : 0), 0)
    const broken = outcomes.flatMap((outcome) => outcome.broken.map(({ site, page, link }) => `${site} ${page}: ${link}`))
    const largestMb = Math.max(...outcomes.map(({ memory }) => memory)) / 1e6
    console.log(`${outcomes.length} sites, ${pages} pages, ${((built.seconds * 1000) / pages).toFixed(1)} ms by the clock and ${((built.cpu * 1000) / pages).toFixed(1)} ms of CPU a page; the largest process ${Math.round(largestMb)} MB`)
    return { items, sites, outcomes: outcomes.length, pages, broken, importCpu: first.cpu, buildCpu: built.cpu, peakMb: Math.max(first.peakMb, built.peakMb) }
  } finally {
    await server.stop()
  }
}

async function tell(what: string, work: () => Promise<Measured>): Promise<Measured> {
  const cost = await work()
  console.log(`${what}: ${cost.seconds.toFixed(1)} s, ${cost.cpu.toFixed(1)} s of CPU, at most ${cost.peakMb} MB`)
  return cost
}

/** The line of JSON among what a command printed. */
function lineOf(output: string, start: string): string {
  const line = output.split('\n').find((one) => one.startsWith(start))
  if (line === undefined) throw new Error(`No JSON in:\n${output}`)
  return line
}
