import en from '@university/locales/en/mail.json'
import kz from '@university/locales/kz/mail.json'
import ru from '@university/locales/ru/mail.json'
import type { Language } from '../content/languages'

export type MailKey = keyof typeof kz

/** A key that one language lacks does not compile. */
const texts: Record<Language, Record<MailKey, string>> = { kz, ru, en }

/** BCP 47. */
export const languageTags: Record<Language, string> = { kz: 'kk', ru: 'ru', en: 'en' }

const dateFormats = { kz: dateFormat('kk'), ru: dateFormat('ru'), en: dateFormat('en-GB') }

/** A text in the language of the reader, its `{{placeholders}}` filled in. */
export function mailText(language: Language, key: MailKey, values: Record<string, string> = {}): string {
  return texts[language][key].replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')
}

/** A day in Almaty, as people write it: `2026 ж. 10 желтоқсан`, `10 декабря 2026 г.`, `10 December 2026`. */
export function mailDate(language: Language, time: string): string {
  return dateFormats[language].format(new Date(time))
}

/** The last day of what ends at that time: of a midnight, the day before it. */
export function mailLastDay(language: Language, end: string): string {
  return dateFormats[language].format(new Date(Date.parse(end) - 1))
}

/** From one day to another: `2026 ж. 10–17 желтоқсан`. */
export function mailPeriod(language: Language, from: string, to: string): string {
  return dateFormats[language].formatRange(new Date(from), new Date(to))
}

function dateFormat(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Almaty' })
}
