import { barChart } from './bar-chart'

const bars = [
  { label: 'ours', value: 30, text: '30 <s>', isOurs: true },
  { label: 'a & b', value: 60, text: '60 s', isOurs: false },
  { label: 'none', value: 0, text: '0', isOurs: false },
]

test('bars are as long as their values, and nothing is no bar', () => {
  const chart = barChart({ title: 'Build', description: 'Shorter is better.', groups: [{ bars }] })
  const lengths = Array.from(chart.matchAll(/<rect class="(bar|bar-ours)"[^>]* width="([\d.]+)"/g), ([, kind, length]) => [kind, Number(length)])

  const longest = Number(lengths[1]?.[1])
  expect(longest).toBeGreaterThan(300)
  expect(lengths).toEqual([['bar-ours', longest / 2], ['bar', longest], ['bar', 0]])
})

test('a long label has room before the bars', () => {
  const startOf = (label: string) => Number(/<rect[^>]* x="(\d+)"/.exec(barChart({ title: '', description: '', groups: [{ bars: [{ label, value: 1, text: '1', isOurs: true }] }] }))?.[1])

  expect(startOf('this project (Gatsby 5.16.1)')).toBeGreaterThan(220)
  expect(startOf('kubb')).toBeLessThan(60)
})

test('stays inside its frame and grows with its groups', () => {
  const small = barChart({ title: 'Build', description: '', groups: [{ bars }] })
  const large = barChart({ title: 'Build', description: '', groups: [{ heading: '100 pages', bars }, { heading: '1,000 pages', bars }] })
  const height = (chart: string) => Number(/viewBox="0 0 720 (\d+)"/.exec(chart)?.[1])
  const lowest = (chart: string) => Math.max(...Array.from(chart.matchAll(/<rect[^>]* y="(\d+)"[^>]* height="(\d+)"/g), ([, y, tall]) => Number(y) + Number(tall)))

  expect(height(large)).toBeGreaterThan(height(small) * 1.8)
  for (const chart of [small, large]) expect([lowest(chart) > 0, lowest(chart) < height(chart)]).toEqual([true, true])
})

test('says its figures in words, with signs of XML escaped', () => {
  const chart = barChart({ title: 'A < B', description: 'Shorter is better.', groups: [{ heading: '100 pages', bars }] })

  expect(chart).toContain('<title id="title">A &lt; B</title>')
  expect(chart).toContain('<desc id="desc">Shorter is better. 100 pages: ours 30 &lt;s&gt;, a &amp; b 60 s, none 0.</desc>')
  expect(chart).toContain('aria-labelledby="title desc"')
})

test('draws figures that are all nothing', () => {
  const chart = barChart({ title: 'JavaScript', description: '', groups: [{ bars: bars.map((bar) => ({ ...bar, value: 0 })) }] })

  expect(chart).not.toMatch(/NaN|Infinity/)
})
