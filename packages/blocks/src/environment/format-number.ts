import type { Language } from './environment'

/** 9400 → `9 400` in Kazakh and Russian, `9,400` in English. Not by Intl: engines differ for Kazakh. */
export function formatNumber(value: number, language: Language): string {
  const digits = String(Math.trunc(value))
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '\u00a0')
}

/** 4.5 → `4,5` in Kazakh and Russian, `4.5` in English. */
export function formatDecimal(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}
