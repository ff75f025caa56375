import { parseArgs } from 'node:util'
import { startApi } from '@university/processes/api'
import { chromium, type Browser, type Page } from 'playwright'
import { openFrame, show } from '../../e2e/helpers/catalogue'
import { findChromium } from '../../e2e/find-chromium'
import { languages, type Language } from '../../e2e/helpers/sites'
import { root, settings } from '../../e2e/settings'
import { chosen } from '../chosen'
import { axeInAllWays, lookAt, parts, type Matrix } from './look'
import { Report } from './report'
import { allSubjects } from './subjects'
import { furtherSettings, holdStill, sizes, themes } from './ways'

/*
 * `npm run check:accessibility [-- --url http://localhost:8000] [--only news,page,lightbox] [--groups template,block,open,catalogue]
 * [--themes light-theme,…] [--sizes default,…] [--settings letters,…,all] [--languages kz,…] [--widths 390,1440]
 * [--parts axe,contrast,room,focus,settings,forced] [--workers 2]`:
 * every template, every block and everything that opens, in all languages, themes and sizes, by axe; the contrast of all that
 * is painted; room at 320 px and for wider spacing; the way of the focus, and its ring; the panel's further settings, each at its
 * strongest; forced colours. And every state of the catalogue of blocks
 * (`npm run blocks -- --build` makes it) by axe. Without a URL it serves what is built. Ends with 1 where anything is wrong.
 */
const groups = ['template', 'block', 'open', 'catalogue'] as const
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string' },
    groups: { type: 'string', default: groups.join() },
    themes: { type: 'string', default: themes.join() },
    sizes: { type: 'string', default: sizes.join() },
    settings: { type: 'string', default: furtherSettings.join() },
    languages: { type: 'string', default: languages.join() },
    widths: { type: 'string', default: '390,1440' },
    parts: { type: 'string', default: parts.join() },
    workers: { type: 'string', default: '2' },
  },
})

/** So that all workers have something to do, and one sees how far it is. */
const sharesOfCatalogue = 10

type Job = { name: string; run: (page: Page) => Promise<void> }

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function main() {
  const start = Date.now()
  const server = values.url ? undefined : await startApi({ cwd: root })
  // Where the tests' helpers look for pages and content.
  settings.baseUrl = values.url ?? server?.url ?? ''
  const matrix: Matrix = { themes: chosen(themes, values.themes), sizes: chosen(sizes, values.sizes), settings: chosen(furtherSettings, values.settings), widths: values.widths.split(',').map(Number), parts: chosen(parts, values.parts) }
  const report = new Report()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
  try {
    const jobs = await jobsOf(matrix, report)
    const total = jobs.length
    await Promise.all(Array.from({ length: Number(values.workers) }, () => work(browser, jobs, total, report)))
  } finally {
    await browser.close()
    await server?.stop()
  }
  console.log(`${report.toString()}\n\n${Math.round((Date.now() - start) / 1000)} s in all`)
  process.exit(report.isEmpty ? 0 : 1)
}

async function jobsOf(matrix: Matrix, report: Report): Promise<Job[]> {
  const [asked, only] = [chosen(groups, values.groups), values.only?.split(',')]
  const spoken = chosen(languages, values.languages)
  const subjects = (await allSubjects()).filter(({ name, group }) => asked.includes(group) && (only?.includes(name) ?? true))
  const jobs = subjects.flatMap((subject) => spoken.map((language): Job => ({ name: `${subject.name}, ${language}`, run: (page) => lookAt(page, subject, language, matrix, report) })))
  if (asked.includes('catalogue') && matrix.parts.includes('axe') && (only?.includes('catalogue') ?? true)) {
    const shares = Array.from({ length: sharesOfCatalogue }, (_, share) => share)
    jobs.push(...spoken.flatMap((language) => matrix.widths.flatMap((width) => shares.map((share): Job => ({ name: `catalogue, ${language}, ${width}, ${share + 1} of ${shares.length}`, run: (page) => lookAtCatalogue(page, language, width, share, matrix, report) })))))
  }
  if (jobs.length === 0) throw new Error(`Nothing is called ${values.only}.`)
  return jobs
}

async function work(browser: Browser, jobs: Job[], total: number, report: Report): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    // A context of its own: what is kept by one page is not there for the next.
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
    // What tsx puts around the functions that run in the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
    const start = Date.now()
    await job.run(page).catch((error: unknown) => report.add(`could not be looked at: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`, job.name))
    await page.close()
    console.error(`${total - jobs.length} of ${total}: ${job.name}, ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
}

/** Every state of every block, each drawn once; it has no page around it, so fewer rules apply. */
async function lookAtCatalogue(page: Page, language: Language, width: number, share: number, matrix: Matrix, report: Report): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const states = (await openFrame(page, page.context())).filter((_, index) => index % sharesOfCatalogue === share)
  await holdStill(page)
  for (const state of states) {
    await show(page, state, `language=${language}`)
    await axeInAllWays(page, matrix, report, (...way) => [state, language, ...way, width].join(', '), 8)
  }
}
