import { useI18next } from 'gatsby-plugin-react-i18next'
import { useCallback } from 'react'
import { loadMessages, messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'

/**
 * Fetches what blocks say in the language of the page, once, and puts it beside the other messages.
 *
 * @throws what an import rejects with, where none came: a block that has its words from the build shall not show keys in their place
 */
export function useBlockMessages(): () => Promise<void> {
  const { i18n } = useI18next()
  const { language } = useLanguage()
  return useCallback(async () => {
    const failure = await loadMessages(language, 'blocks')
    if (failure) throw failure.cause
    i18n.addResourceBundle(language, 'common', messagesOf(language), true, true)
  }, [i18n, language])
}
