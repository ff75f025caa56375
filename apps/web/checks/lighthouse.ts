import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startApi } from '@university/processes/api'
import { findChromium } from '../e2e/find-chromium'
import { languages } from '../e2e/helpers/sites'
import { root } from '../e2e/settings'
import { onePageOfEach, pagesOf, type BuiltTemplate } from './built-templates'
import { chosen } from './chosen'
import { lossesOf, median, missed, readFigures, type Figures, type Report } from './lighthouse-figures'
import { runLighthouse } from './run-lighthouse'

/*
 * `npm run bench:lighthouse [-- --url http://localhost:8000] [--beside http://localhost:8001] [--language kz] [--only news,page] [--runs 3]`:
 * a page of each template of the main site by Lighthouse, as it judges mobile visitors (a slow telephone, slow 4G, simulated),
 * against the floors. Without a URL it serves what is built. Prints a table in Markdown, and what each page loses points for.
 *
 * `--beside` is the server of another build. Its pages are judged in turn with these and only printed: where both miss a floor
 * alike, the machine does, not a change.
 */
const { values } = parseArgs({
  options: { url: { type: 'string' }, beside: { type: 'string' }, language: { type: 'string', default: 'kz' }, only: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function main() {
  const spoken = chosen(languages, values.language)
  // Pages that tell that something is not there answer as such, and Lighthouse judges none of them.
  const judged = pagesOf('main').filter(({ address, template }) => spoken.some((language) => address.startsWith(`/${language}`)) && template !== 'not-found')
  const only = chosen([...new Set(judged.map(({ template }) => template))], values.only)
  const pages = onePageOfEach(judged.filter(({ template }) => only.includes(template)))
  const chromium = findChromium()
  const judge = (url: string) => runLighthouse(chromium, url, ['performance', 'accessibility', 'best-practices', 'seo'])
  const server = values.url ? undefined : await startApi({ cwd: root })
  const losses: string[] = []
  const speeds: number[] = []
  let failed = false
  try {
    console.log('| Template | Performance | Accessibility | Best practices | SEO | LCP s | CLS | TBT ms | all KB | scripts KB | pictures KB | Misses |')
    console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
    for (const page of pages) {
      const [reports, others]: [Report[], Report[]] = [[], []]
      for (let run = 0; run < Number(values.runs); run++) {
        reports.push(await judge((values.url ?? server?.url ?? '') + page.address))
        if (values.beside) others.push(await judge(values.beside + page.address))
      }
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex))
      const figures = median(reports.map(readFigures))
      const below = missed(figures, isHidden(page))
      failed ||= below.length > 0
      console.log(row(page.template, figures, below))
      if (others.length > 0) console.log(row(`${page.template}, beside`, median(others.map(readFigures)), []))
      losses.push(...lossesOf(reports).map((loss) => `${page.template}: ${loss}`))
    }
    console.log(`\n${losses.length > 0 ? losses.join('\n') : 'No page loses a point.'}`)
    if (Math.min(...speeds) < 1000) console.log(`\nThis machine is slow or busy (benchmark index ${Math.min(...speeds)} to ${Math.max(...speeds)}, 1,500 with nothing else to do): LCP, TBT and performance come out worse than they are.`)
  } finally {
    await server?.stop()
  }
  process.exit(failed ? 1 : 0)
}

/** Search engines are kept away from it, which Lighthouse holds against any page. */
function isHidden({ file }: BuiltTemplate): boolean {
  return readFileSync(file, 'utf8').includes('name="robots" content="noindex')
}

function row(name: string, figures: Figures, below: string[]): string {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs, bytes, scriptBytes, pictureBytes } = figures
  const scores = [performance, accessibility, bestPractices, seo].map((score) => Math.round(score * 100))
  const cells = [...scores, (lcpMs / 1000).toFixed(2), cls.toFixed(3), Math.round(tbtMs), ...[bytes, scriptBytes, pictureBytes].map((size) => (size / 1024).toFixed(0)), below.join(', ') || '–']
  return `| ${[name, ...cells].join(' | ')} |`
}
