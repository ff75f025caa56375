import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import type { LocalText } from '../environment/pick-text'
import type { AnnounceListItem } from './announce-list.options'
import * as styles from './announce-list.module.css'
import { Validity } from './validity'

/** One announcement in a list: the title is the link, the whole row answers to it. */
export function AnnounceRow({ item }: { item: AnnounceListItem }) {
  const { Link, formatDate, language } = useBlockEnvironment()
  const tag = (of: LocalText) => (of.language === language ? undefined : languageTag(of.language))
  return (
    <article className={styles.row}>
      <time className={styles.published} dateTime={item.publishedAt}>
        {formatDate(item.publishedAt)}
      </time>
      <div>
        <h2 className={styles.title} lang={tag(item.title)}>
          <Link to={`/announce/${item.id}`}>{item.title.text}</Link>
        </h2>
        {item.lead && (
          <p className={styles.lead} lang={tag(item.lead)}>
            {item.lead.text}
          </p>
        )}
        <p className={styles.facts}>
          <Validity expiresAt={item.expiresAt} />
          {item.department && <span lang={tag(item.department)}>{item.department.text}</span>}
        </p>
      </div>
    </article>
  )
}
