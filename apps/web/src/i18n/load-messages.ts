import { defaultLanguage, type Language } from './languages'

/** Messages of one language by key. */
export type Messages = Record<string, string>

/** What only some kinds of pages say, see page-part.ts; `forms` comes with a form, too. */
export type PagePart = 'home' | 'sections' | 'people' | 'newsletter' | 'details' | 'forms' | 'statement'

/** `common` is on every page; `blocks` comes when a block of a page comes to life. */
export type MessagePart = 'common' | PagePart | 'blocks'

/** One part of the messages: a file for each language. */
export type MessageFiles = Record<Language, () => Promise<{ default: Messages }>>

const loaders: Record<MessagePart, MessageFiles> = {
  common: {
    kz: () => import(/* webpackChunkName: "messages-kz" */ './messages/kz'),
    ru: () => import(/* webpackChunkName: "messages-ru" */ './messages/ru'),
    en: () => import(/* webpackChunkName: "messages-en" */ './messages/en'),
  },
  home: {
    kz: () => import(/* webpackChunkName: "home-kz" */ '@university/locales/kz/home.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "home-ru" */ '@university/locales/ru/home.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "home-en" */ '@university/locales/en/home.json') as Promise<{ default: Messages }>,
  },
  sections: {
    kz: () => import(/* webpackChunkName: "sections-kz" */ '@university/locales/kz/sections.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "sections-ru" */ '@university/locales/ru/sections.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "sections-en" */ '@university/locales/en/sections.json') as Promise<{ default: Messages }>,
  },
  people: {
    kz: () => import(/* webpackChunkName: "people-kz" */ '@university/locales/kz/people.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "people-ru" */ '@university/locales/ru/people.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "people-en" */ '@university/locales/en/people.json') as Promise<{ default: Messages }>,
  },
  newsletter: {
    kz: () => import(/* webpackChunkName: "newsletter-kz" */ '@university/locales/kz/newsletter.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "newsletter-ru" */ '@university/locales/ru/newsletter.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "newsletter-en" */ '@university/locales/en/newsletter.json') as Promise<{ default: Messages }>,
  },
  details: {
    kz: () => import(/* webpackChunkName: "details-kz" */ '@university/locales/kz/details.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "details-ru" */ '@university/locales/ru/details.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "details-en" */ '@university/locales/en/details.json') as Promise<{ default: Messages }>,
  },
  forms: {
    kz: () => import(/* webpackChunkName: "forms-kz" */ '@university/locales/kz/forms.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "forms-ru" */ '@university/locales/ru/forms.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "forms-en" */ '@university/locales/en/forms.json') as Promise<{ default: Messages }>,
  },
  statement: {
    kz: () => import(/* webpackChunkName: "statement-kz" */ '@university/locales/kz/statement.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "statement-ru" */ '@university/locales/ru/statement.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "statement-en" */ '@university/locales/en/statement.json') as Promise<{ default: Messages }>,
  },
  blocks: {
    kz: () => import(/* webpackChunkName: "blocks-kz" */ '@university/locales/kz/blocks.json') as Promise<{ default: Messages }>,
    ru: () => import(/* webpackChunkName: "blocks-ru" */ '@university/locales/ru/blocks.json') as Promise<{ default: Messages }>,
    en: () => import(/* webpackChunkName: "blocks-en" */ '@university/locales/en/blocks.json') as Promise<{ default: Messages }>,
  },
}

const loaded = new Map<Language, Messages>()
const loadedParts = new Set<string>()

/** In `gatsby develop` a changed message loads the page again; Gatsby's own reloading drops it silently. */
declare const module: { hot?: { accept(modules: string[], onChange: () => void): void } }
if (module.hot) module.hot.accept(['./messages/kz', './messages/ru', './messages/en'], () => window.location.reload())

/** Why there are no messages, not even the default language's. */
export interface NoMessages {
  cause: unknown
}

/** Loads a part of the messages of a language once, as `addFile` does. @returns why there are none */
export async function loadMessages(language: Language, part: MessagePart = 'common'): Promise<NoMessages | undefined> {
  if (loadedParts.has(`${language} ${part}`)) return undefined
  const came = await addFile(loaders[part], language)
  if (came === language) loadedParts.add(`${language} ${part}`)
  return typeof came === 'object' ? came : undefined
}

/**
 * Puts a file of messages beside those that are there. It is asked for twice, since one answer may be lost; then the reader gets the
 * default language's and the console a warning. When that fails too, who asks for them waits for another try.
 *
 * @returns the language that they are in
 */
export async function addFile(files: MessageFiles, language: Language): Promise<Language | NoMessages> {
  let failure: NoMessages | undefined
  for (const one of [language, language, defaultLanguage]) {
    try {
      const { default: messages } = await files[one]()
      loaded.set(language, { ...loaded.get(language), ...messages })
      return one
    } catch (cause) {
      console.warn(`Messages of language ${one} failed to load`, cause)
      failure = { cause }
    }
  }
  return failure as NoMessages
}

/** For `gatsby develop`, whose first page does not say which part it needs. */
export async function loadEveryPart(language: Language): Promise<void> {
  await Promise.all((Object.keys(loaders) as MessagePart[]).map((part) => loadMessages(language, part)))
}

/** The messages that are there now. */
export function messagesOf(language: Language): Messages {
  return loaded.get(language) ?? {}
}

/** For the server render, which has all of them from the start. */
export function putMessages(language: Language, messages: Messages): void {
  loaded.set(language, messages)
  for (const part of Object.keys(loaders)) loadedParts.add(`${language} ${part}`)
}
