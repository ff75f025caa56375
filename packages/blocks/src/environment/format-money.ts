import type { Language } from './environment'
import { formatNumber } from './format-number'

/** An amount in tenge, the currency of the contract: `1 450 000 ₸` in Kazakh and Russian, `1,450,000 ₸` in English. */
export function formatMoney(tenge: number, language: Language): string {
  return `${formatNumber(tenge, language)}\u00a0₸`
}
