import { useContext } from 'react'
import { I18nContext } from 'react-i18next-es/context.js'

const known = new WeakMap()

/**
 * In place of the hook of react-i18next (react-i18next.js), which keeps a state, two refs and three effects for each of some hundred components of a page: it waits for
 * messages, and follows an instance that changes its language. Here a page has its messages before it is rendered, and one instance as long as it is shown
 * (kept-words.js). Outside a page there are no words; nothing asks for any there.
 */
export function useTranslation() {
  const { i18n } = useContext(I18nContext)
  let words = known.get(i18n)
  if (!words) known.set(i18n, (words = { i18n, t: translatorOf(i18n), ready: true }))
  return words
}

/** Most messages have nothing to put in, and i18next looks at each in a dozen ways first. */
function translatorOf(i18n) {
  const { defaultNS, fallbackNS } = i18n.options
  const translate = i18n.getFixedT(null, defaultNS)
  const namespaces = [defaultNS].concat(fallbackNS || [])
  return (...all) => {
    const text = all.length > 1 || namespaces.reduce((found, namespace) => found ?? i18n.getResource(i18n.language, namespace, all[0]), undefined)
    return typeof text === 'string' && !text.includes('{{') ? text : translate(...all)
  }
}
