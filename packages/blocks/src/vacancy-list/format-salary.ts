import type { TFunction } from 'i18next'
import type { Language } from '../environment/environment'
import { formatMoney } from '../environment/format-money'
import { formatNumber } from '../environment/format-number'

/** In whole tenge a month before tax; null where it is open. */
export interface SalaryRange {
  from: number | null
  to: number | null
}

/**
 * `380 000 – 450 000 ₸`, `от 380 000 ₸`, `до 450 000 ₸`, or that it is by agreement; without a label.
 *
 * @param t knows what every page says
 */
export function formatSalary({ from, to }: SalaryRange, language: Language, t: TFunction): string {
  if (from !== null && to !== null) return from === to ? formatMoney(from, language) : `${formatNumber(from, language)} – ${formatMoney(to, language)}`
  if (from !== null) return t('salary.from', { amount: formatMoney(from, language) })
  if (to !== null) return t('salary.up_to', { amount: formatMoney(to, language) })
  return t('salary.by_agreement')
}
