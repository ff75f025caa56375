import dayjs from 'dayjs'
import { languageTags, type Language } from './languages'

/** Asia/Almaty is +05 all year since 1 March 2024. Before that it was +06. */
const changeOfOffset = Date.UTC(2024, 1, 29, 18)

const patterns: Record<Language, string> = { kz: 'YYYY [ж.] D MMMM', ru: 'D MMMM YYYY [г.]', en: 'D MMMM YYYY' }

/**
 * A date in words, as people in Almaty see it: `2026 ж. 18 қараша`, `18 ноября 2026 г.`, `18 November 2026`. By dayjs,
 * not Intl: Chromium has no Kazakh months, so server and browser would disagree.
 *
 * @param iso RFC 3339 time
 */
export function formatDate(iso: string, language: Language): string {
  const time = Date.parse(iso)
  const inAlmaty = new Date(time + (time < changeOfOffset ? 6 : 5) * 3_600_000)
  // The calendar day alone, as a local noon: no zone of a reader moves it, and dayjs needs no plugin for zones.
  const day = new Date(inAlmaty.getUTCFullYear(), inAlmaty.getUTCMonth(), inAlmaty.getUTCDate(), 12)
  return dayjs(day).locale(language === 'en' ? 'en-gb' : languageTags[language]).format(patterns[language])
}
