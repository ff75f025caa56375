import type { Language } from './environment'

/** 9400 → `9 400` in Kazakh and Russian, `9,400` in English. Not by Intl: engines differ for Kazakh. */
export function formatNumber(value: number, language: Language): string {
  const digits = String(Math.trunc(value))
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '\u00a0')
}

/** `2500 items` → `2,500 items`: words that count, with the count as one writes it. i18next has the bare figures. */
export function withFormattedCount(text: string, count: number, language: Language): string {
  return text.replace(String(count), formatNumber(count, language))
}

/** 85 → `85 %` in Kazakh and Russian, with a blank that no line parts; `85%` in English. */
export function formatPercent(value: number, language: Language): string {
  return `${formatDecimal(value, language)}${language === 'en' ? '' : '\u00a0'}%`
}

/** 4.5 → `4,5` in Kazakh and Russian, `4.5` in English. */
export function formatDecimal(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}
