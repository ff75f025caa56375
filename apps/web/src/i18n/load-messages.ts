import { defaultLanguage, type Language } from './languages'

/** Messages of one language by key. */
export type Messages = Record<string, string>

const loaders: Record<Language, () => Promise<{ default: Messages }>> = {
  kz: () => import(/* webpackChunkName: "messages-kz" */ './messages/kz'),
  ru: () => import(/* webpackChunkName: "messages-ru" */ './messages/ru'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en'),
}

const loaded = new Map<Language, Messages>()

/** In `gatsby develop` a changed message loads the page again; Gatsby's own reloading drops it silently. */
declare const module: { hot?: { accept(modules: string[], onChange: () => void): void } }
if (module.hot) module.hot.accept(['./messages/kz', './messages/ru', './messages/en'], () => window.location.reload())

/**
 * Loads the messages of a language once. When its file fails, the reader gets the default language's and the console
 * a warning; when that fails too, the page shows the keys.
 */
export async function loadMessages(language: Language): Promise<void> {
  if (loaded.has(language)) return
  try {
    loaded.set(language, (await loaders[language]()).default)
  } catch (cause) {
    console.warn(`Messages of language ${language} failed to load`, cause)
    if (language === defaultLanguage) return
    await loadMessages(defaultLanguage)
  }
}

/** The messages that are there now. */
export function messagesOf(language: Language): Messages {
  return loaded.get(language) ?? loaded.get(defaultLanguage) ?? {}
}

/** For the server render, which has all languages from the start. */
export function putMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages)
}
