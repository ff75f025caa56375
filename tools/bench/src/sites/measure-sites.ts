import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../../../apps/web/e2e/find-chromium'
import { median } from '../median'
import { measure, type Cost } from '../run'
import { workFolder } from '../settings'
import { makeContent, pageFile, type Content } from './content'
import type { Contestant } from './contestant'
import { contestants } from './contestants'
import { copyCheckout } from './copy-checkout'
import { firstView, type FirstView } from './first-view'
import { judge, type Judgement } from './lighthouse'
import { forms } from './page-data'
import { differences } from './shape'
import { fileOf, serveFolder } from './static-server'

export interface SitesOptions {
  /** How many content pages; each has four addresses. */
  pages: number[]
  /** Builds of each kind, and runs of Lighthouse. */
  times: number
  /** Names of contestants; all when absent. */
  only: string[] | undefined
  say: (text: string) => void
}

export interface SiteFigures {
  name: string
  title: string
  /** With nothing kept of former builds. */
  cold: Cost[]
  /** After one page has changed, with all that was kept. */
  warm: Cost[]
  /** HTML files that it wrote, also those that others do not have. */
  htmlFiles: number
  /** Of a content page, median over the sample, bytes gzip. */
  htmlBytes: number
  /** Of the page that Lighthouse judges. */
  scriptBytes: number
  /** What the browser complained of on the pages that were compared. */
  faults: string[]
  lighthouse: Judgement[]
}

export interface SitesResult {
  /** Content pages; the addresses are four times as many. */
  pages: number
  addresses: number
  /** The page that was opened and judged. */
  judged: string
  /** Addresses at which all had the same structure and text. */
  compared: string[]
  figures: SiteFigures[]
}

/** Builds the same pages by all contestants in turns, and looks at them. @throws Error where they do not show the same */
export async function measureSites({ pages, times, only, say }: SitesOptions): Promise<SitesResult[]> {
  const results: SitesResult[] = []
  const checkout = path.join(workFolder, 'checkout')
  copyCheckout(checkout)
  for (const count of pages) results.push(await measureCount(checkout, count, times, only, say))
  // Gigabytes. Where pages are not the same they stay, to be looked at.
  rmSync(workFolder, { recursive: true, force: true })
  return results
}

async function measureCount(checkout: string, count: number, times: number, only: string[] | undefined, say: SitesOptions['say']): Promise<SitesResult> {
  const work = path.join(workFolder, String(count))
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  say(`${count} pages: making the content`)
  const content = await makeContent(checkout, work, count)
  const chosen = contestants(checkout, work).filter(({ name }) => only?.includes(name) ?? true)
  for (const one of chosen) await one.prepare(content)

  const costs = new Map(chosen.map(({ name }) => [name, { cold: [] as Cost[], warm: [] as Cost[] }]))
  const slugs = [...content.pages.keys()]
  const changed = slugs[Math.floor(slugs.length / 3)] ?? ''
  for (let round = 0; round < times; round += 1) {
    // All build the former text anew before any takes over the changed one.
    for (const one of rotated(chosen, round)) {
      one.forget()
      costs.get(one.name)?.cold.push(await told(one, 'cold', round))
    }
    changePage(content, changed, round)
    for (const one of rotated(chosen, round)) {
      one.change(content, changed)
      costs.get(one.name)?.warm.push(await told(one, 'warm', round))
    }
  }

  const sample = sampleOf(content, changed)
  const judged = content.pages.get(middlePage(content))?.kz.address ?? ''
  const executablePath = findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })
  const views = new Map<string, Map<string, FirstView>>()
  const servers = new Map<string, Awaited<ReturnType<typeof serveFolder>>>()
  const judgements = new Map(chosen.map(({ name }) => [name, [] as Judgement[]]))
  try {
    for (const one of chosen) {
      const server = await serveFolder(one.out)
      servers.set(one.name, server)
      views.set(one.name, await viewAll(browser, server.url, [...new Set([judged, ...sample])]))
      say(`${count} pages: ${one.name} opened at ${sample.length} addresses`)
    }
    requireSame(chosen, views, sample)
    say(`${count} pages: all show the same at ${sample.length} addresses`)
    for (let round = 0; round < times; round += 1) {
      for (const { name } of rotated(chosen, round)) {
        const judgement = await judge(executablePath, `${servers.get(name)?.url}${judged}`)
        judgements.get(name)?.push(judgement)
        say(`${count} pages: ${name} LCP ${Math.round(judgement.lcpMs)} ms, TBT ${Math.round(judgement.tbtMs)} ms, performance ${Math.round(judgement.performance * 100)}`)
      }
    }
  } finally {
    await browser.close()
    for (const server of servers.values()) await server.stop()
  }

  const figures = chosen.map(({ name, title, out }): SiteFigures => {
    const view = views.get(name)?.get(judged)
    const sizes = sample.map((address) => gzipSync(readFileSync(fileOf(out, address) ?? ''), { level: 9 }).length)
    return {
      name,
      title,
      ...(costs.get(name) ?? { cold: [], warm: [] }),
      htmlFiles: readdirSync(out, { recursive: true }).filter((file) => String(file).endsWith('.html')).length,
      htmlBytes: median(sizes),
      scriptBytes: view?.scriptBytes ?? 0,
      faults: [...(views.get(name) ?? [])].flatMap(([address, { faults }]) => faults.map((fault) => `${address}: ${fault}`)),
      lighthouse: judgements.get(name) ?? [],
    }
  })
  return { pages: content.pages.size, addresses: content.pages.size * Object.keys(forms).length, judged, compared: sample, figures }

  async function told(one: Contestant, kind: string, round: number): Promise<Cost> {
    const { output: _, ...cost } = await measure(one.command, one.cwd, one.env)
    say(`${count} pages, round ${round + 1}: ${one.name} ${kind} ${cost.seconds.toFixed(1)} s, CPU ${cost.cpu.toFixed(1)} s, ${cost.peakMb} MB`)
    return cost
  }
}

/** Another one begins in each round, so that nobody always has the machine as the same one left it. */
function rotated<T>(all: T[], round: number): T[] {
  const first = round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** Puts a sentence before the text of a page, in the file that we import and in what the peers are given. */
function changePage(content: Content, slug: string, round: number): void {
  const page = content.pages.get(slug)
  const file = pageFile(content, slug)
  const sentence = `<p>${round + 1}. `
  const before = readFileSync(file, 'utf8')
  const after = before.replace(/^(content_\w\w: ')<p>/gm, `$1${sentence}`)
  if (!page || after === before) throw new Error(`The text of ${slug} does not begin with a paragraph, so it cannot be changed`)
  writeFileSync(file, after)
  for (const data of Object.values(page)) data.html = data.html.replace('<p>', sentence)
}

/** The changed page in all forms, and some of the others, in each form in turn. */
function sampleOf({ pages }: Content, changed: string): string[] {
  const all = [...pages.values()]
  const names = Object.keys(forms) as (keyof typeof forms)[]
  const step = Math.max(1, Math.floor(all.length / 12))
  const some = all.filter((_, index) => index % step === 0).map((page, index) => page[names[index % names.length] ?? 'kz'].address)
  return [...new Set([...Object.values(pages.get(changed) ?? {}).map(({ address }) => address), ...some])]
}

/** The page whose text is of middle length in Kazakh. */
function middlePage({ pages }: Content): string {
  const sorted = [...pages].sort(([, one], [, other]) => one.kz.html.length - other.kz.html.length)
  return sorted[Math.floor(sorted.length / 2)]?.[0] ?? ''
}

async function viewAll(browser: Browser, url: string, addresses: string[]): Promise<Map<string, FirstView>> {
  const views = new Map<string, FirstView>()
  for (const address of addresses) views.set(address, await firstView(browser, url + address))
  return views
}

/** @throws Error with what differs: figures of different pages would say nothing */
function requireSame([first, ...others]: Contestant[], views: Map<string, Map<string, FirstView>>, addresses: string[]): void {
  const faults = addresses.flatMap((address) => {
    const shape = first && views.get(first.name)?.get(address)?.shape
    if (!shape) return [`${address}: nothing to compare with`]
    return [
      ...others.flatMap(({ name }) => {
        const other = views.get(name)?.get(address)?.shape
        return other ? differences(shape, other).map((line) => `${address}, ${first.name} and ${name}: ${line}`) : []
      }),
      ...(shape.headings.length > 0 && shape.menuLinks.length > 0 && shape.languageLinks.length > 0 && shape.text.length > 200 ? [] : [`${address}: the page of ${first.name} is empty`]),
    ]
  })
  if (faults.length > 0) throw new Error(`The pages are not the same, so there is nothing to compare:\n${faults.slice(0, 40).join('\n')}`)
}
