import { pageHeadings } from '@university/blocks/page-headings'
import { useMemo } from 'react'
import { languageTags, type Language } from '../i18n/languages'
import { useLanguage } from '../i18n/use-language'
import { Outline } from './outline'

export interface PageOutlineProps {
  html: string
  textLanguage: Language
  blocks: Parameters<typeof pageHeadings>[1]
}

/** Links to the headings of a page, those of its blocks among them. */
export function PageOutline({ html, textLanguage, blocks }: PageOutlineProps) {
  const { language } = useLanguage()
  const headings = useMemo(() => {
    return pageHeadings(html, blocks).map(({ id, text, isOfBlock, language: own = isOfBlock ? language : textLanguage }) => ({ id, text, lang: own === language ? undefined : languageTags[own] }))
  }, [html, blocks, language, textLanguage])
  return <Outline headings={headings} />
}
