import { useMemo, type MouseEvent } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import type { ContentBlockOptions } from './content-block.options'
import * as styles from './content-block.module.css'
import { prepareContent } from './prepare-content'

/** Rich text from the editors: heading anchors, tables that scroll by themselves, links in the reader's language. */
export function ContentBlock({ html, textLanguage }: ContentBlockOptions) {
  const { href } = useBlockEnvironment()
  const content = useMemo(() => prepareContent(html, href), [html, href])
  return <RichText html={content.html} textLanguage={textLanguage} />
}

/** Rich text that is prepared already, or a part of it. */
export function RichText({ html, textLanguage }: ContentBlockOptions) {
  const { open, language } = useBlockEnvironment()

  /** Links of the site open without a reload, as all others do. */
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.origin !== window.location.origin || link.pathname.startsWith('/media/')) return
    if (link.hash && link.pathname === window.location.pathname) return
    event.preventDefault()
    open(link.pathname + link.search + link.hash)
  }

  return (
    <div
      className={styles.content}
      data-content
      lang={textLanguage && textLanguage !== language ? languageTag(textLanguage) : undefined}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
