/** @jest-environment node */
import { formatMoney } from './format-money'
import { formatDecimal, formatNumber, formatPercent, withFormattedCount } from './format-number'

test.each([
  ['kz', '1\u00a0450\u00a0000\u00a0₸', '950', '4,5'],
  ['ru', '1\u00a0450\u00a0000\u00a0₸', '950', '4,5'],
  ['en', '1,450,000\u00a0₸', '950', '4.5'],
] as const)('writes amounts and numbers as one does in %s', (language, money, small, decimal) => {
  expect([formatMoney(1_450_000, language), formatNumber(950, language), formatDecimal(4.5, language)]).toEqual([money, small, decimal])
})

test.each([
  ['kz', '85\u00a0%', '12,5\u00a0%'],
  ['ru', '85\u00a0%', '12,5\u00a0%'],
  ['en', '85%', '12.5%'],
] as const)('writes per cent as one does in %s', (language, whole, broken) => {
  expect([formatPercent(85, language), formatPercent(12.5, language)]).toEqual([whole, broken])
})

test.each([
  ['2500 items', 2500, 'en', '2,500 items'],
  ['1322 просмотра', 1322, 'ru', '1\u00a0322 просмотра'],
  ['Мұрағаттан 12500 жазба табылды', 12_500, 'kz', 'Мұрағаттан 12\u00a0500 жазба табылды'],
  ['999 views', 999, 'en', '999 views'],
] as const)('writes the count of “%s” as one writes numbers', (text, count, language, expected) => {
  expect(withFormattedCount(text, count, language)).toBe(expected)
})
