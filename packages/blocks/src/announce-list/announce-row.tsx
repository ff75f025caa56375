import { PlainText } from '../content-block/plain-text'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import type { AnnounceListItem } from './announce-list.options'
import * as styles from './announce-list.module.css'
import { Validity } from './validity'

/** One announcement in a list: the title is the link, the whole row answers to it. */
export function AnnounceRow({ item }: { item: AnnounceListItem }) {
  const { Link, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  return (
    <article className={styles.row}>
      <time className={styles.published} dateTime={item.publishedAt}>
        {formatDate(item.publishedAt)}
      </time>
      <div>
        <h2 className={styles.title} lang={langOf(item.title)}>
          <Link to={`/announce/${item.id}`}>{item.title.text}</Link>
        </h2>
        {item.lead && (
          <p className={styles.lead} lang={langOf(item.lead)}>
            <PlainText text={item.lead.text} />
          </p>
        )}
        <p className={styles.facts}>
          <Validity expiresAt={item.expiresAt} />
          {item.department && <span lang={langOf(item.department)}>{item.department.text}</span>}
        </p>
      </div>
    </article>
  )
}
