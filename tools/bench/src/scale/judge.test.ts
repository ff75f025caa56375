import { judge, type Size } from './judge'

const size = (items: number, change: Partial<Size> = {}): Size => ({ items, sites: 24, outcomes: 24, pages: items * 96, broken: [], importCpu: items / 10, buildCpu: items * 2, peakMb: 1500, ...change })

test('finds nothing where cost grows with size alone', () => {
  expect(judge([size(500), size(2000)])).toEqual([])
})

test.each<[string, Partial<Size>, string]>([
  ['memory', { peakMb: 4001 }, '2000 items: 4001 MB are more than 4000'],
  ['a site that was not built', { outcomes: 23 }, '2000 items: 23 of 24 sites with 192000 pages were built'],
  ['pages that were not built', { pages: 100_000, buildCpu: 2000 }, '2000 items: 24 of 24 sites with 100000 pages were built'],
  ['links to nothing', { broken: ['bs /kz: /kz/news/7', 'bs /ru: /ru/news/7', 'bs /en: /en/news/7', 'bs /: /news/7'] }, '2000 items: 4 links lead to nothing: bs /kz: /kz/news/7; bs /ru: /ru/news/7; bs /en: /en/news/7'],
  ['an import that grows faster', { importCpu: 300 }, 'an item costs 1.50 times as much to import among 2000 as among 500'],
  ['pages that cost more', { buildCpu: 6000 }, 'a page costs 1.50 times as much to build with 2000 items a site as with 500'],
])('finds %s', (_, change, fault) => {
  expect(judge([size(500), size(2000, change)])).toEqual([fault])
})

test('does not take nothing for well', () => {
  expect(judge([])).toEqual(['nothing was measured'])
})
