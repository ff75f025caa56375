import { useContext } from 'react'
import { I18nContext } from 'react-i18next-es/context.js'

const known = new WeakMap()

/**
 * In place of the hook of react-i18next (react-i18next.js), which keeps a state, two refs and three effects for each of some hundred components of a page: it waits for
 * messages, and follows an instance that changes its language. Here a page has its messages before it is rendered, and gatsby-plugin-react-i18next makes an instance with
 * each render, for which each of these components was rendered a second time. Outside a page there are no words; nothing asks for any there.
 */
export function useTranslation() {
  const { i18n } = useContext(I18nContext)
  let words = known.get(i18n)
  if (!words) known.set(i18n, (words = { i18n, t: i18n.getFixedT(null, i18n.options.defaultNS), ready: true }))
  return words
}
