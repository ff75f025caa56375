import { median } from '../median'
import type { SiteFigures, SitesResult } from '../sites/measure-sites'
import { barChart, type Bar } from './bar-chart'
import { table } from './table'

/** What is drawn: a file, what it shows, and how a figure is read from the results. */
interface Plot {
  file: string
  title: string
  description: string
  value(figures: SiteFigures, result: SitesResult): number
  digits: number
  unit: string
  /** Only of the largest number of pages: what does not change with it. */
  once?: true
}

const middle = (numbers: number[]) => median(numbers)
const coldSeconds = ({ cold }: SiteFigures) => middle(cold.map(({ seconds }) => seconds))

const plots: Plot[] = [
  { file: 'site-build.svg', title: 'Cold build, pages a second', description: 'Content pages in four addresses each, by the clock. Longer is better.', value: (figures, { addresses }) => addresses / coldSeconds(figures), digits: 1, unit: '' },
  { file: 'site-rebuild.svg', title: 'Build after one page has changed, seconds', description: 'By the clock, with all caches. Shorter is better.', value: ({ warm }) => middle(warm.map(({ seconds }) => seconds)), digits: 1, unit: ' s' },
  { file: 'site-javascript.svg', title: 'JavaScript of a first view, KB gzip', description: 'What a content page fetches before anybody does anything. Shorter is better.', value: ({ scriptBytes }) => scriptBytes / 1024, digits: 1, unit: ' KB', once: true },
  { file: 'site-html.svg', title: 'HTML of a content page, KB gzip', description: 'Median of the pages that were compared. Shorter is better.', value: ({ htmlBytes }) => htmlBytes / 1024, digits: 1, unit: ' KB', once: true },
  { file: 'site-lcp.svg', title: 'Largest contentful paint, ms', description: 'By Lighthouse, mobile. Shorter is better.', value: ({ lighthouse }) => middle(lighthouse.map(({ lcpMs }) => lcpMs)), digits: 0, unit: ' ms', once: true },
  { file: 'site-tbt.svg', title: 'Total blocking time, ms', description: 'By Lighthouse, mobile. Shorter is better.', value: ({ lighthouse }) => middle(lighthouse.map(({ tbtMs }) => tbtMs)), digits: 0, unit: ' ms', once: true },
]

/** Name of our own side in the results. */
const own = 'university'

/** The plots by their file names. */
export function sitePlots(results: SitesResult[]): Map<string, string> {
  return new Map(
    plots.map(({ file, title, description, value, digits, unit, once }) => {
      const shown = once ? results.slice(-1) : results
      const groups = shown.map((result) => ({
        ...(shown.length > 1 && { heading: pagesInWords(result) }),
        bars: result.figures.map((figures): Bar => {
          const number = value(figures, result)
          return { label: figures.title, value: number, text: grouped(number, digits) + unit, isOurs: figures.name === own }
        }),
      }))
      return [file, barChart({ title: shown.length > 1 || once ? title : `${title}: ${pagesInWords(results[0])}`, description, groups })]
    }),
  )
}

/** What the builds cost, in Markdown. */
export function buildTable(results: SitesResult[]): string {
  return table(
    ['Content pages', 'Program', 'cold: pages a second', 's', 'CPU s', 'memory, MB', 'after one change: s', 'CPU s', 'HTML files'],
    results.flatMap((result) =>
      result.figures.map((figures) => [
        grouped(result.pages),
        named(figures),
        grouped(result.addresses / coldSeconds(figures), 1),
        grouped(coldSeconds(figures), 1),
        grouped(middle(figures.cold.map(({ cpu }) => cpu)), 1),
        grouped(Math.max(...figures.cold.map(({ peakMb }) => peakMb))),
        grouped(middle(figures.warm.map(({ seconds }) => seconds)), 1),
        grouped(middle(figures.warm.map(({ cpu }) => cpu)), 1),
        grouped(figures.htmlFiles),
      ]),
    ),
  )
}

/** What the pages cost their readers, in Markdown: of the largest number of pages. */
export function pageTable(results: SitesResult[]): string {
  const last = results.at(-1)
  return table(
    ['Program', 'JavaScript, KB gzip', 'HTML, KB gzip', 'all that is sent, KB', 'Lighthouse performance', 'LCP ms', 'TBT ms'],
    (last?.figures ?? []).map((figures) => [
      named(figures),
      grouped(figures.scriptBytes / 1024, 1),
      grouped(figures.htmlBytes / 1024, 1),
      grouped(middle(figures.lighthouse.map(({ bytes }) => bytes)) / 1024),
      grouped(middle(figures.lighthouse.map(({ performance }) => performance)) * 100),
      grouped(middle(figures.lighthouse.map(({ lcpMs }) => lcpMs))),
      grouped(middle(figures.lighthouse.map(({ tbtMs }) => tbtMs))),
    ]),
  )
}

export interface SiteReportOptions {
  results: SitesResult[]
  /** The command that gave them. */
  command: string
  times: number
  /** A sentence on the machine. */
  machine: string
}

/** The section of docs/benchmarks.md. Plots are in the folder `benchmarks` beside it. */
export function siteSection({ results, command, times, machine }: SiteReportOptions): string {
  const last = results.at(-1)
  const speeds = results.flatMap(({ figures }) => figures.flatMap(({ lighthouse }) => lighthouse.map((run) => run.machine)))
  const images = [...sitePlots(results)].map(([file, svg]) => `![${/<desc[^>]*>([^<]*)/.exec(svg)?.[1] ?? ''}](benchmarks/${file})`)
  const faults = (last?.figures ?? []).flatMap(({ title, faults: all }) => (all.length > 0 ? [`${title}: ${all.length}`] : []))
  return [
    `## The site and its peers: \`${command}\``,
    `${machine} Median of ${times === 1 ? 'one run' : `${times} runs`} that alternate, also in who begins. Raw figures: [sites.json](benchmarks/sites.json).`,
    `Every program renders the same pages of a generated university: header with menu, breadcrumb, title, text, date, links of the section, footer, languages,
canonical and hreflang addresses; each in Kazakh, Russian, English and without a language. The command opens ${last?.compared.length ?? 0} addresses in a browser and reports nothing if
headings, links, paragraphs or the text of \`<main>\` differ. The peers have the styles and fonts of our site, in a file of their own.`,
    images.join('\n\n'),
    buildTable(results),
    `“Cold” starts without anything from an earlier build. What only we build (lists, search, reception, feeds, link pictures, compressed files) is in our time, but not in our
pages a second. Our time is that of the whole command: contract, import, API, site. Memory is the sum over all processes; what they share counts for each.`,
    pageTable(results),
    `Of \`${last?.judged ?? ''}\`, served to all by one small static server, with brotli and gzip. Our HTML contains the styles; that of the others links to 8 KB of them. Lighthouse's
benchmark index of the machine was ${Math.min(...speeds)} to ${Math.max(...speeds)}.${faults.length > 0 ? ` Errors in the browser's console: ${faults.join(', ')}.` : ''}`,
  ].join('\n\n')
}

function named({ name, title }: SiteFigures): string {
  return name === own ? `**${title}**` : title
}

function pagesInWords(result: SitesResult | undefined): string {
  return result ? `${grouped(result.pages)} content pages, ${grouped(result.addresses)} addresses` : ''
}

/** 1234.56 → `1,234.6` */
function grouped(value: number, digits = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
