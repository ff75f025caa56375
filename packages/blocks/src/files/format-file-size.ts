import type { Language } from '../environment/environment'

const units: Record<Language, [string, string]> = { kz: ['КБ', 'МБ'], ru: ['КБ', 'МБ'], en: ['KB', 'MB'] }

/**
 * The size of a file in words: `169 КБ`, `2.4 MB`. At least one kilobyte; a decimal only below ten megabytes.
 *
 * @param bytes a thousand of them make a kilobyte
 */
export function formatFileSize(bytes: number, language: Language): string {
  const [kilobyte, megabyte] = units[language]
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0${kilobyte}`
  const megabytes = bytes / 1_000_000
  const digits = megabytes < 9.95 ? megabytes.toFixed(1) : String(Math.round(megabytes))
  return `${language === 'en' ? digits : digits.replace('.', ',')}\u00a0${megabyte}`
}
