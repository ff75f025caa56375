import type { SiteFigures, SitesResult } from '../sites/measure-sites'
import { buildTable, pageTable, sitePlots, siteSection } from './site-report'

const cost = (seconds: number) => ({ seconds, cpu: seconds * 2, peakMb: Math.round(seconds) })
const run = (lcpMs: number) => ({ performance: 0.98, lcpMs, tbtMs: lcpMs / 10, bytes: 204_800, machine: 1500 })
const figures = (name: string, seconds: number[]): SiteFigures => ({
  name,
  title: name.toUpperCase(),
  cold: seconds.map(cost),
  warm: seconds.map((one) => cost(one / 10)),
  htmlFiles: 1600,
  htmlBytes: 5120,
  scriptBytes: name === 'astro' ? 0 : 112_640,
  faults: [],
  lighthouse: [run(1300), run(900), run(1000)],
})
const result = (pages: number): SitesResult => ({ pages, addresses: pages * 4, judged: '/kz/page/a', compared: ['/kz/page/a'], figures: [figures('university', [40, 10, 20]), figures('astro', [4, 4, 5])] })

test('counts pages a second by the median build, and shows the most memory of any', () => {
  expect(buildTable([result(400)]).split('\n').slice(2)).toEqual([
    '| 400 | **UNIVERSITY** | 80.0 | 20.0 | 40.0 | 40 | 2.0 | 4.0 | 1,600 |',
    '| 400 | ASTRO | 400.0 | 4.0 | 8.0 | 5 | 0.4 | 0.8 | 1,600 |',
  ])
})

test('shows what a page costs, by the largest number of pages', () => {
  const small = { ...result(100), figures: [figures('next', [1])] }

  expect(pageTable([small, result(400)]).split('\n').slice(2)).toEqual(['| **UNIVERSITY** | 110.0 | 5.0 | 200 | 98 | 1,000 | 100 |', '| ASTRO | 0.0 | 5.0 | 200 | 98 | 1,000 | 100 |'])
})

test('draws builds for each number of pages, and what does not depend on it once', () => {
  const charts = sitePlots([result(100), result(1000)])
  const bars = (file: string) => charts.get(file)?.match(/<rect/g)?.length

  expect([bars('site-build.svg'), bars('site-javascript.svg')]).toEqual([4, 2])
  expect(charts.get('site-build.svg')).toContain('1,000 content pages, 4,000 addresses')
})

test('each plot is shown, with its figures in words', () => {
  const section = siteSection({ results: [result(100)], command: 'npm run bench', times: 3, machine: 'A machine.' })

  for (const file of sitePlots([result(100)]).keys()) expect(section).toContain(`](benchmarks/${file})`)
  expect(section).toContain('UNIVERSITY 110.0 KB, ASTRO 0.0 KB')
  expect(section).not.toMatch(/undefined|NaN|Infinity/)
})
