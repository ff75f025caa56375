import { useMemo } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { openInPlace } from '../environment/path-to-open'
import { useLangOf } from '../environment/use-lang-of'
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
  const { open } = useBlockEnvironment()
  const langOf = useLangOf()

  return (
    <div
      className={styles.content}
      data-content
      lang={langOf(textLanguage && { language: textLanguage })}
      onClick={(event) => openInPlace(event, open)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
