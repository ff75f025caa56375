// The part of gatsby-plugin-react-i18next that the site calls by itself. The package requires all of its parts, which webpack then cannot
// shake; this stands in its place (gatsby/shake-runtime.ts). Its own hook also makes, for each component with words, six functions that change languages.
import { useContext } from 'react'
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext'
import { useTranslation } from 'react-i18next'

export function useI18next() {
  const { i18n, t } = useTranslation()
  const { language, originalPath } = useContext(I18nextContext)
  return { language, originalPath, i18n, t }
}
