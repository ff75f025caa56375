import { formatNumber } from '@university/blocks/format-number'
import type { TFunction } from 'i18next'
import type { Language } from './languages'

/** `380 000 – 450 000 ₸`, `от 380 000 ₸`, `до 450 000 ₸`, or that it is by agreement. In tenge, the currency of the contract. */
export function formatSalary({ from, to }: { from: number | null; to: number | null }, language: Language, t: TFunction): string {
  const amount = (value: number) => `${formatNumber(value, language)}\u00a0₸`
  if (from !== null && to !== null) return from === to ? amount(from) : `${formatNumber(from, language)} – ${amount(to)}`
  if (from !== null) return t('vacancy.salary_from', { amount: amount(from) })
  if (to !== null) return t('vacancy.salary_up_to', { amount: amount(to) })
  return t('vacancy.by_agreement')
}
