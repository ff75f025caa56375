import { pageBlocks } from '@university/blocks/page-blocks'
import { allMessages } from '../src/i18n/all-messages'
import type { Language } from '../src/i18n/languages'
import { translatorOf } from '../src/i18n/translator-of'

const says = {
  kz: translatorOf('kz', allMessages.kz),
  ru: translatorOf('ru', allMessages.ru),
  en: translatorOf('en', allMessages.en),
}

/** What the source plugin is told of the blocks: how pages embed them, and what they say in each language. */
export const siteBlocks = {
  ...pageBlocks,
  title: (block: Parameters<typeof pageBlocks.title>[0], language: Language) => pageBlocks.title(block, says[language]),
}
