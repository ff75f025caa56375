import en from '@university/locales/en/layout.json'
import kz from '@university/locales/kz/layout.json'
import ru from '@university/locales/ru/layout.json'
import { languageTags, type Language } from '../src/i18n/languages'
import type { Shell, ShellAlert } from '../src/shell/shell'
import type { ShellSource } from './shell'

const messages = { kz, ru, en }

/**
 * The alerts of a site in one language, in the order of the API: the most urgent first. What is over is left out, and
 * what has no text in any language.
 *
 * @param now time of the build, in milliseconds since 1970
 * @returns null where none is left
 */
export function toAlerts(alerts: ShellSource['settings']['alerts'], language: Language, now: number): Shell['alerts'] {
  const items = alerts.flatMap(({ id, severity, text, link, starts_at, ends_at, dismissible }): ShellAlert[] => {
    const [startsAt, endsAt] = [Date.parse(starts_at), ends_at === null ? null : Date.parse(ends_at)]
    if (!text || (endsAt !== null && endsAt <= now)) return []
    const lang = text.language === language ? {} : { lang: languageTags[text.language] }
    return [{ id, severity, word: wordOf(severity, language), text: text.text, ...lang, url: link, startsAt, endsAt, held: startsAt <= now, dismissible }]
  })
  return items.length > 0 ? { title: messages[language]['alerts.title'], items } : null
}

function wordOf(severity: ShellAlert['severity'], language: Language): string {
  const words = { info: messages[language]['alerts.info'], warning: messages[language]['alerts.warning'], error: messages[language]['alerts.error'] }
  return words[severity]
}
