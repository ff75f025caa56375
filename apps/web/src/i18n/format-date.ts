import dayjs from 'dayjs'
import { inAlmaty } from './almaty-time'
import { languageTags, type Language } from './languages'

/** What of a moment is shown: `date` in full, or a part of it for the leaf of a calendar, a heading, a timetable. */
export type DateStyle = 'date' | 'day' | 'month' | 'short-month' | 'year' | 'weekday' | 'time'

const parts = { day: 'D', 'short-month': 'MMM', year: 'YYYY', weekday: 'dddd' } as const
// No line ends between a year and its abbreviation, or between a day and its month.
const patterns: Record<Language, Record<Exclude<DateStyle, 'time'>, string>> = {
  kz: { ...parts, date: 'YYYY\u00a0[ж.] D\u00a0MMMM', month: 'YYYY\u00a0[ж.] MMMM' },
  ru: { ...parts, date: 'D\u00a0MMMM YYYY\u00a0[г.]', month: 'MMMM YYYY' },
  en: { ...parts, date: 'D\u00a0MMMM YYYY', month: 'MMMM YYYY' },
}

/**
 * A date in words, as people in Almaty see it: `2026 ж. 18 қараша`, `18 ноября 2026 г.`, `18 November 2026`. By dayjs,
 * not Intl: Chromium has no Kazakh months, so server and browser would disagree.
 *
 * @param iso RFC 3339 time
 */
export function formatDate(iso: string, language: Language, style: DateStyle = 'date'): string {
  const { year, month, day, hours, minutes } = inAlmaty(Date.parse(iso))
  if (style === 'time') return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
  // The calendar day alone, as a local noon: no zone of a reader moves it, and dayjs needs no plugin for zones.
  const noon = dayjs(new Date(year, month - 1, day, 12))
  return noon.locale(language === 'en' ? 'en-gb' : languageTags[language]).format(patterns[language][style])
}
