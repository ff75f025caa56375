import { generatorsPlot, readGenerations, readsPlot } from './others'

const printed = `| Document | Generator | CPU s, types and client | tsc errors | one GET, gzip B | two calls, instantiations |
|---|---|---|---|---|---|
| ours | university-codegen | 1.7 | 0 | 1988 | 53 |
| ours | orval | failed | | | |
| figma | kubb | 5.6 | 0 | 580 | 32 |

| Document | component schemas |
|---|---|
| ours | 200 |`

test('reads the first table, with a generator that failed', () => {
  expect(readGenerations(printed)).toEqual([
    { document: 'ours', generator: 'university-codegen', cpu: 1.7 },
    { document: 'ours', generator: 'orval', cpu: undefined },
    { document: 'figma', generator: 'kubb', cpu: 5.6 },
  ])
})

test('draws what did not fail, ours apart', () => {
  const chart = generatorsPlot(readGenerations(printed))

  expect(Array.from(chart.matchAll(/<rect class="([\w-]+)"/g), ([, kind]) => kind)).toEqual(['bar-ours', 'bar'])
  expect(chart).not.toContain('orval')
})

test('says of reads what half of them reach', () => {
  const read = (operation: string, ratio: number) => ({ operation, bytes: 1, bare: 50_000, ours: 50_000 * ratio, ratio, bareCpu: 1, oursCpu: 1, cpuRatio: ratio })

  expect(readsPlot([read('getMenu', 0.7), read('getPage', 0.9), read('getNews', 0.8)])).toContain('a ratio of 0.80 or more')
})
