import { useMemo } from 'react'
import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import type { PlacedProps } from '../page-content/block-definition'
import { RichText } from './content-block'
import type { EmbeddedContentInitial, EmbeddedContentOptions } from './embedded-content.options'
import { anchorPrefix, isolateAnchors } from './isolate-anchors'
import { prepareContent } from './prepare-content'
import * as styles from './embedded-content.module.css'

/** The text of another page in this one; what that page has beside text is behind a link. */
export function EmbeddedContent({ id, initial: { content, more } }: PlacedProps<EmbeddedContentOptions, EmbeddedContentInitial>) {
  const { Link, href, language } = useBlockEnvironment()
  const html = useMemo(() => content && isolateAnchors(prepareContent(content.text, href).html, anchorPrefix(id)), [content, href, id])
  return (
    <>
      {content && html && <RichText html={html} textLanguage={content.language} />}
      {more && (
        <p className={styles.more} lang={more.title.language === language ? undefined : languageTag(more.title.language)}>
          <Link to={more.path}>{more.title.text}</Link>
        </p>
      )}
    </>
  )
}
