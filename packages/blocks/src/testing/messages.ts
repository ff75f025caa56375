import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { i18n, TOptions } from 'i18next'
import type { Language } from '../environment/environment'
import { createI18n } from './create-i18n'

export const languages: readonly Language[] = ['kz', 'ru', 'en']

const instances = new Map<Language, i18n>()

/** i18next as the site sets it up, with the site's own messages; a key that has none is `⟦key⟧`. One for all who ask: it reads what six files say. */
export function i18nOf(language: Language): i18n {
  const instance = instances.get(language) ?? createI18n(language, messagesOf(language), { parseMissingKeyHandler: (key, text) => text ?? `⟦${key}⟧` })
  instances.set(language, instance)
  return instance
}

/** What a reader sees for a key. */
export function say(language: Language, key: string, values: TOptions = {}): string {
  return i18nOf(language).t(key, values)
}

/** Read, not imported: blocks may not know where messages come from. */
function messagesOf(language: Language): Record<string, string> {
  const parts = ['common', 'sections', 'people', 'newsletter', 'details', 'blocks'].map((part) => {
    const file = path.resolve(__dirname, `../../../../locales/${language}/${part}.json`)
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  })
  return Object.assign({}, ...parts) as Record<string, string>
}
