/** @jest-environment node */
import { fixtures } from './price-education.fixtures'
import { toChartRows } from './to-chart-rows'

const { categories, page } = fixtures['all levels'].initial
const [fee] = page.items

test('puts the fees of a programme together, each once, the lowest first', () => {
  const rows = toChartRows([fee, { ...fee, id: 2, citizen: 900_000, foreign: null }, { ...fee, id: 3 }].flatMap((item) => item ?? []) as typeof page.items, categories)

  expect(rows).toEqual([{ id: '6B02201', label: 'Шығыс тілдері', citizen: [900_000, 1_300_000], foreign: [1_700_000] }])
})

test('compares fields where there are too many programmes to take in', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ ...page.items[0], id: index, code: `6B0${6100 + index}`, categoryId: index < 20 ? 4 : 14 })) as typeof page.items

  expect(toChartRows(many.slice(0, 24), categories)).toHaveLength(24)
  expect(toChartRows(many, categories).map(({ label }) => label)).toEqual(['Бакалавриат: Ақпараттық-коммуникациялық технологиялар', 'Магистратура: Ақпараттық-коммуникациялық технологиялар'])
})
