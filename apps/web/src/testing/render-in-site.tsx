import { render, type RenderResult } from '@testing-library/react'
import { wrapPageElement } from 'gatsby-plugin-react-i18next/dist/plugin/wrapPageElement'
import type { PluginOptions } from 'gatsby-plugin-react-i18next/dist/types'
import type { ReactElement } from 'react'
import enBlocks from '@university/locales/en/blocks.json'
import enForms from '@university/locales/en/forms.json'
import enLayout from '@university/locales/en/layout.json'
import enPreview from '@university/locales/en/preview.json'
import enSections from '@university/locales/en/sections.json'
import kzBlocks from '@university/locales/kz/blocks.json'
import kzForms from '@university/locales/kz/forms.json'
import kzLayout from '@university/locales/kz/layout.json'
import kzPreview from '@university/locales/kz/preview.json'
import kzSections from '@university/locales/kz/sections.json'
import ruBlocks from '@university/locales/ru/blocks.json'
import ruForms from '@university/locales/ru/forms.json'
import ruLayout from '@university/locales/ru/layout.json'
import ruPreview from '@university/locales/ru/preview.json'
import ruSections from '@university/locales/ru/sections.json'
import en from '../i18n/messages/en'
import kz from '../i18n/messages/kz'
import ru from '../i18n/messages/ru'
import { defaultLanguage, languages, type Language } from '../i18n/languages'
import { pageContext } from './page-context'

export const messages: Record<Language, Record<string, string>> = { kz: { ...kz, ...kzSections, ...kzForms, ...kzLayout, ...kzBlocks, ...kzPreview }, ru: { ...ru, ...ruSections, ...ruForms, ...ruLayout, ...ruBlocks, ...ruPreview }, en: { ...en, ...enSections, ...enForms, ...enLayout, ...enBlocks, ...enPreview } }

export interface InSite {
  language?: Language
  /** Path of the page without a language. */
  path?: string
}

/** Renders inside the real provider of gatsby-plugin-react-i18next, with the site's own messages, on a page in English. */
export function renderInSite(element: ReactElement, page: InSite = {}): RenderResult & { show(element: ReactElement, page?: InSite): void } {
  const result = render(inSite(element, page))
  return { ...result, show: (next, nextPage = page) => result.rerender(inSite(next, nextPage)) }
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
  return wrapPageElement({ element, props } as unknown as Parameters<typeof wrapPageElement>[0], i18nPlugin as unknown as Parameters<typeof wrapPageElement>[1]) as ReactElement
}
