import { PlainText } from '../content-block/plain-text'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { Picture } from '../picture/picture'
import type { NewsCardItem } from '../news-plugin/news-plugin.options'
import * as styles from './news-archive.module.css'

/** One archived item in a list: the title is the link, the whole row answers to it. */
export function ArchiveRow({ item, eager }: { item: NewsCardItem; eager: boolean }) {
  const { Link, formatDate } = useBlockEnvironment()
  const langOf = useLangOf()
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <p className={styles.meta}>
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
          {item.category && (
            <span className={styles.category} lang={langOf(item.category.name)}>
              {item.category.name.text}
            </span>
          )}
        </p>
        <h3 className={styles.title} lang={langOf(item.title)}>
          <Link to={`/news/archive/${item.id}`}>{item.title.text}</Link>
        </h3>
        {item.lead && (
          <p className={styles.lead} lang={langOf(item.lead)}>
            <PlainText text={item.lead.text} />
          </p>
        )}
      </div>
      {item.image && (
        <Picture className={styles.picture} image={item.image} sizes="(max-width: 48rem) 5.5rem, 9.5rem" load={eager ? 'eager' : 'lazy'} />
      )}
    </article>
  )
}
