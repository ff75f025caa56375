import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/kk'
import 'dayjs/locale/ru'
import { render, type RenderResult } from '@testing-library/react'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import type { PluginOptions } from 'gatsby-plugin-react-i18next/dist/types'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { SiteBlocks } from '../blocks/site-blocks'
import { defaultLanguage, languages, type Language } from '../i18n/languages'
import { pageContext } from './page-context'

/** All that the site says, of every part. */
export const messages = Object.fromEntries(languages.map((language) => [language, readMessages(language)])) as Record<Language, Record<string, string>>

export interface InSite {
  language?: Language
  /** Path of the page without a language. */
  path?: string
  /** What the server has rendered of it, which comes to life. */
  html?: string
}

/** Renders inside the real provider of gatsby-plugin-react-i18next, with the site's own messages, on a page in English. */
export function renderInSite(element: ReactElement, page: InSite = {}): RenderResult & { show(element: ReactElement, page?: InSite): void } {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = page.html ?? ''
  const result = render(inSite(element, page), { container, baseElement: document.body, hydrate: page.html !== undefined })
  return { ...result, show: (next, nextPage = page) => result.rerender(inSite(next, nextPage)) }
}

/** As the server renders it there. */
export function htmlInSite(element: ReactElement, page: InSite = {}): string {
  return renderToString(inSite(element, page))
}

/** The options of the plugin are those of gatsby/config.ts. */
export const i18nPlugin = {
  languages: [...languages],
  defaultLanguage,
  redirect: false,
  generateDefaultLanguagePage: true,
  i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false }, returnNull: false, keySeparator: false, nsSeparator: false },
  pages: [],
} satisfies PluginOptions

function inSite(element: ReactElement, { language = 'en', path = '/' }: InSite): ReactElement {
  const locales = { edges: [{ node: { ns: 'common', language, data: messages[language] } }] }
  const props = { data: { locales }, pageContext: pageContext(language, path), location: window.location }
  const page = (
    <SiteBlocks site="main" language={language} location={{ pathname: `/${language}${path}`, search: '' }}>
      {element}
    </SiteBlocks>
  )
  return wrapPageElement({ element: page, props } as unknown as Parameters<typeof wrapPageElement>[0], i18nPlugin as unknown as Parameters<typeof wrapPageElement>[1]) as ReactElement
}

/** Without those of the server's mails, which have some keys of forms for other words. */
function readMessages(language: Language): Record<string, string> {
  const folder = path.resolve(__dirname, '../../../../locales', language)
  return Object.assign({}, ...readdirSync(folder).filter((file) => file !== 'mail.json').map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object)) as Record<string, string>
}
