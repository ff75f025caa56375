import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import type { PlacedProps } from '../page-content/block-definition'
import type { EmbeddedContentInitial, EmbeddedContentOptions } from './embedded-content.options'
import { IsolatedContent } from './isolated-content'
import * as styles from './embedded-content.module.css'

/** The text of another page in this one; what that page has beside text is behind a link. */
export function EmbeddedContent({ id, initial: { content, more } }: PlacedProps<EmbeddedContentOptions, EmbeddedContentInitial>) {
  const { Link } = useBlockEnvironment()
  const langOf = useLangOf()
  return (
    <>
      {content && <IsolatedContent id={id} html={content.text} textLanguage={content.language} />}
      {more && (
        <p className={styles.more} lang={langOf(more.title)}>
          <Link to={more.path}>{more.title.text}</Link>
        </p>
      )}
    </>
  )
}
