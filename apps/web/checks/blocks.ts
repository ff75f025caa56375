import { parseArgs } from 'node:util'
import { startApi } from '@university/processes/api'
import { chromium, type CDPSession, type Page, type Request } from 'playwright'
import { findChromium } from '../e2e/find-chromium'
import { blockOf, pageWith } from '../e2e/helpers/block-page'
import { answerManyRows } from '../e2e/helpers/many-rows'
import { registeredBlocks } from '../e2e/helpers/registered-blocks'
import { root, settings } from '../e2e/settings'
import { chooseOther, drawAll, scroll, turn, typeOther } from './block-deeds'
import { chosen } from './chosen'

/*
 * `npm run bench:blocks [-- --url http://localhost:8000] [--only PriceEducation] [--times 10]`: what blocks cost the browser
 * when the university has 5,000 of everything: to filter, to turn a page, to scroll, and to draw all rows where a chart or
 * a map is asked for. Counted is what the browser computes, not what it waits for. Without a URL it serves what is built.
 * Prints a table in Markdown; ends with 1 where filtering takes more than 50 ms of scripting.
 */
const { values } = parseArgs({ options: { url: { type: 'string' }, only: { type: 'string' }, times: { type: 'string', default: '10' } } })
const allowedScriptMs = 50
const times = Number(values.times)

interface Cost {
  scriptMs: number
  /** Scripting, styles, layout, painting and the rest, on all threads. */
  allMs: number
}

/** What the browser's clocks say went by, in ms: those of scripts and of all tasks tick while other programs compute, too. */
interface Spent {
  script: number
  tasks: number
  processor: number
}

void main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})

async function main() {
  const server = values.url ? undefined : await startApi({ cwd: root })
  const url = values.url ?? server?.url ?? ''
  // Where the tests' helpers look for content.
  settings.baseUrl = url
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  let isAbove = false
  try {
    console.log('| Block | filter: script ms | all ms | type: script ms | turn: script ms | all rows: script ms | scroll: tasks over 50 ms | longest frame ms |')
    console.log('|---|---|---|---|---|---|---|---|')
    for (const name of chosen(registeredBlocks, values.only)) {
      const { path } = await pageWith(name)
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
      // What tsx puts around the functions that run in the page.
      await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
      await answerManyRows(page)
      await page.goto(`${url}/ru${path}`, { waitUntil: 'networkidle' })
      const block = blockOf(page, name)
      await block.dispatchEvent('pointerover')
      await page.waitForLoadState('networkidle')
      const meter = await meterOf(page)

      const filter = await mean(() => meter(() => chooseOther(block)), times)
      const typed = await mean(() => meter(() => typeOther(block)), times)
      const turned = await mean(() => meter(() => turn(block)), times)
      const scrolled = await scroll(page, block)
      const whole = await mean(() => meter(() => drawAll(block)), 1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.close()
      if (!filter && !typed) continue
      isAbove ||= Math.max(filter?.scriptMs ?? 0, typed?.scriptMs ?? 0) > allowedScriptMs
      const cells = [name, filter?.scriptMs, filter?.allMs, typed?.scriptMs, turned?.scriptMs, whole?.scriptMs, scrolled.longTasks, scrolled.longestFrameMs]
      console.log(`| ${cells.map((cell) => cell ?? '–').join(' | ')} |`)
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
  process.exit(isAbove ? 1 : 0)
}

type Meter = (act: () => Promise<boolean>) => Promise<Spent | undefined>

/** Measures what the browser computes because of a deed, until nothing is under way. Undefined where it cannot be done. */
async function meterOf(page: Page): Promise<Meter> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]))
  }
  const rest = restOf(page)
  return async (act) => {
    const before = await read()
    if (!(await act())) return undefined
    await rest()
    const after = await read()
    const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    return { script: spent('ScriptDuration'), tasks: spent('TaskDuration'), processor: spent('ProcessTime') }
  }
}

/** Waits until nothing has been asked for and everything answered for 400 ms. */
function restOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = 0
  page.on('request', (request) => void open.add(request))
  const close = (request: Request) => {
    open.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', close).on('requestfailed', close)
  return async () => {
    last = Date.now()
    while (open.size > 0 || Date.now() - last < 400) await page.waitForTimeout(50)
  }
}

/** The mean of several: the processor's clock has steps of 10 ms. What waited for other programs is taken off by it. */
async function mean(measure: () => Promise<Spent | undefined>, count: number): Promise<Cost | undefined> {
  const sum: Spent = { script: 0, tasks: 0, processor: 0 }
  for (let time = 0; time < count; time += 1) {
    const spent = await measure()
    if (!spent) return undefined
    for (const clock of ['script', 'tasks', 'processor'] as const) sum[clock] += spent[clock]
  }
  const share = Math.min(1, sum.processor / sum.tasks)
  return { scriptMs: Math.round((sum.script * share) / count), allMs: Math.round(sum.processor / count) }
}
