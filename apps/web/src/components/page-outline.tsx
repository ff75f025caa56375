import { prepareContent } from '@university/blocks/content-headings'
import { useMemo } from 'react'
import { languageTags, type Language } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { Outline } from './outline'

/** Links to the headings of a text. */
export function PageOutline({ html, textLanguage }: { html: string; textLanguage: Language }) {
  const { language } = useLanguage()
  const { headings } = useMemo(() => prepareContent(html, (path) => path), [html])
  return <Outline headings={headings} lang={textLanguage === language ? undefined : languageTags[textLanguage]} />
}
