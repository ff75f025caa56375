import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { languageTags, type Language } from './languages'

dayjs.extend(utc)

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
  const offset = Date.parse(iso) < changeOfOffset ? 6 : 5
  const tag = language === 'en' ? 'en-gb' : languageTags[language]
  return dayjs.utc(iso).utcOffset(offset).locale(tag).format(patterns[language])
}
