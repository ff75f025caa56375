import type { Language } from './languages'

/** 9400 → `9 400` in Kazakh and Russian, `9,400` in English. Not by Intl: engines differ for Kazakh. */
export function formatNumber(value: number, language: Language): string {
  const digits = String(Math.trunc(value))
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : '\u00a0')
}
