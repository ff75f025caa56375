import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings'
import { languages, tags, type Language } from './sites'

/** The messages of each language, as translators write them. */
export const messages = Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Record<string, string>>

/** What a reader sees for a key; with `count` in the plural form of the language. */
export function say(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const form = typeof values['count'] === 'number' ? `${key}_${new Intl.PluralRules(tags[language]).select(values['count'])}` : key
  const text = messages[language][form]
  if (text === undefined) throw new Error(`locales/${language} has no "${form}"`)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

function read(language: Language): Record<string, string> {
  const folder = path.join(root, 'locales', language)
  return Object.assign({}, ...readdirSync(folder).map((part) => JSON.parse(readFileSync(path.join(folder, part), 'utf8')) as object)) as Record<string, string>
}
