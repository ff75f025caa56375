import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generatorsPlot, measureGenerators, measureReads, readsPlot } from './others'
import { describeMachine, thisMachine } from './report/machine'
import { putSection } from './report/sections'
import { buildTable, pageTable, sitePlots, siteSection } from './report/site-report'
import { table } from './report/table'
import { root } from './settings'
import { measureSites } from './sites/measure-sites'

/*
 * `npm run bench [-- --parts sites,api,codegen] [--pages 100,1000] [--times 3] [--only university,next,astro,eleventy] [--docs DIR]`:
 * the site beside Next.js, Astro and Eleventy, the API beside bare Fastify, the generator beside its peers. Writes the page of results,
 * docs/benchmarks.md, in its own sections, and raw figures and plots into docs/benchmarks.
 */
const parts = ['sites', 'api', 'codegen'] as const
type Part = (typeof parts)[number]

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

async function main() {
  const { values } = parseArgs({
    options: {
      parts: { type: 'string', default: parts.join(',') },
      pages: { type: 'string', default: '100,1000' },
      times: { type: 'string', default: '3' },
      only: { type: 'string' },
      docs: { type: 'string', default: path.join(root, 'docs') },
    },
  })
  const asked = values.parts.split(',') as Part[]
  const unknown = asked.find((part) => !parts.includes(part))
  if (unknown) throw new Error(`--parts: ${unknown} is not one of ${parts.join(', ')}`)
  const [times, pages] = [Number(values.times), values.pages.split(',').map(Number)]
  if (![times, ...pages].every((number) => Number.isInteger(number) && number > 0)) throw new Error('--times and --pages must be whole numbers above 0')

  const machine = thisMachine()
  const command = (part: Part, extra = '') => `npm run bench -- --parts ${part}${extra} --times ${times}`
  /** @param raw what was measured, beside the machine */
  const keep = (part: Part, load: number, raw: object, plots: Map<string, string>, section: string) => {
    const folder = path.join(values.docs, 'benchmarks')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify({ machine, load, ...raw }, null, 1)}\n`)
    for (const [file, svg] of plots) writeFileSync(path.join(folder, file), svg)
    const page = path.join(values.docs, 'benchmarks.md')
    writeFileSync(page, putSection(existsSync(page) ? readFileSync(page, 'utf8') : '', `bench ${part}`, section))
  }

  if (asked.includes('sites')) {
    const load = loadNow()
    const results = await measureSites({ pages, times, only: values.only?.split(','), say: (text) => console.log(text) })
    console.log(`\n${buildTable(results)}\n\n${pageTable(results)}\n`)
    const used = command('sites', ` --pages ${pages.join(',')}${values.only ? ` --only ${values.only}` : ''}`)
    keep('sites', load, { command: used, times, results }, sitePlots(results), siteSection({ results, command: used, times, machine: describeMachine(machine, load) }))
  }
  if (asked.includes('api')) {
    const load = loadNow()
    const reads = await measureReads(times * 5)
    const rows = reads.map(({ operation, bytes, bare, ours, ratio, bareCpu, oursCpu, cpuRatio }) => [operation, bytes.toLocaleString('en-US'), bare.toLocaleString('en-US'), ours.toLocaleString('en-US'), ratio.toFixed(2), bareCpu, oursCpu, cpuRatio.toFixed(2)])
    const text = `${describeMachine(machine, load)} The whole server with production settings, and a bare Fastify that sends the same bytes, in turns of 2,000 requests over 32
connections; medians of ${times * 5} turns, over three starts of both. µs are the server's processor time for an answer. Budget: both ratios ≥ 0.70. Where the rest goes:
[decision 13](decisions/0013-reads-without-waiting.md). Raw figures: [api.json](benchmarks/api.json).`
    const head = ['Operation', 'bytes', 'requests a second: bare', 'ours', 'ratio', 'µs: bare', 'ours', 'ratio']
    keep('api', load, { command: command('api'), reads }, new Map([['api.svg', readsPlot(reads)]]), [`## Reads beside bare Fastify: \`${command('api')}\``, text, '![Requests a second of this project and of bare Fastify; the table has the figures.](benchmarks/api.svg)', table(head, rows)].join('\n\n'))
  }
  if (asked.includes('codegen')) {
    const load = loadNow()
    const { printed, generations } = await measureGenerators(times)
    const text = `${describeMachine(machine, load)} Three documents: ours, \`@figma/rest-api-spec\` and \`@octokit/openapi\`; the budgets are in
[the first table](#budgets). Raw figures: [codegen.json](benchmarks/codegen.json).`
    keep('codegen', load, { command: command('codegen'), generations }, new Map([['codegen.svg', generatorsPlot(generations)]]), [`## The generator and its peers: \`${command('codegen')}\``, text, '![CPU seconds of our generator and of its peers; the table has the figures.](benchmarks/codegen.svg)', printed].join('\n\n'))
  }
}

/** Of the last minute: figures of a busy machine say little. */
function loadNow(): number {
  return loadavg()[0] ?? 0
}
