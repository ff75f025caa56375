import type { i18n } from 'i18next'
import type { Language } from '../src/environment/environment'
import { createI18n } from '../src/testing/create-i18n'

type Messages = Record<string, string>

const files = import.meta.glob<Messages>('../../../locales/*/{common,sections,people,newsletter,details,blocks}.json', { import: 'default' })
const instances = new Map<Language, Promise<i18n>>()

/** What blocks say in a language, and what surrounds them. */
export function messagesIn(language: Language): Promise<i18n> {
  const known = instances.get(language) ?? load(language)
  instances.set(language, known)
  return known
}

async function load(language: Language): Promise<i18n> {
  const parts = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
  const messages = await Promise.all(parts.map(([, read]) => read()))
  return createI18n(language, Object.assign({}, ...messages) as Messages)
}
