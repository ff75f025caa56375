/** @jest-environment node */
import { formatMoney } from './format-money'
import { formatDecimal, formatNumber } from './format-number'

test.each([
  ['kz', '1\u00a0450\u00a0000\u00a0₸', '950', '4,5'],
  ['ru', '1\u00a0450\u00a0000\u00a0₸', '950', '4,5'],
  ['en', '1,450,000\u00a0₸', '950', '4.5'],
] as const)('writes amounts and numbers as one does in %s', (language, money, small, decimal) => {
  expect([formatMoney(1_450_000, language), formatNumber(950, language), formatDecimal(4.5, language)]).toEqual([money, small, decimal])
})
