import { pageBlocks } from '@university/blocks/page-blocks'
import enBlocks from '@university/locales/en/blocks.json'
import en from '@university/locales/en/common.json'
import enSections from '@university/locales/en/sections.json'
import kzBlocks from '@university/locales/kz/blocks.json'
import kz from '@university/locales/kz/common.json'
import kzSections from '@university/locales/kz/sections.json'
import ruBlocks from '@university/locales/ru/blocks.json'
import ru from '@university/locales/ru/common.json'
import ruSections from '@university/locales/ru/sections.json'
import type { Language } from '../src/i18n/languages'
import { translatorOf } from '../src/i18n/translator-of'

/** Some say what pages say, too. */
const says = {
  kz: translatorOf('kz', { ...kz, ...kzSections, ...kzBlocks }),
  ru: translatorOf('ru', { ...ru, ...ruSections, ...ruBlocks }),
  en: translatorOf('en', { ...en, ...enSections, ...enBlocks }),
}

/** What the source plugin is told of the blocks: how pages embed them, and what they say in each language. */
export const siteBlocks = {
  ...pageBlocks,
  title: (block: Parameters<typeof pageBlocks.title>[0], language: Language) => pageBlocks.title(block, says[language]),
}
