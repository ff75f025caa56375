import { useBlockEnvironment } from '../environment/environment'
import { languageTag } from '../environment/language-tag'
import type { NewsCardItem } from './news-plugin.options'
import * as styles from './news-card.module.css'

export interface NewsCardProps {
  item: NewsCardItem
  /** `lead` is the large one at the top of a list. */
  variant?: 'card' | 'lead' | 'row'
  /** Level of the title in the outline of the page. */
  level?: 2 | 3
  /** True for a picture that is seen at once. */
  eager?: boolean
}

/** One news item in a list: the title is the link, the whole card answers to it. */
export function NewsCard({ item, variant = 'card', level = 3, eager = false }: NewsCardProps) {
  const { Link, formatDate, language } = useBlockEnvironment()
  const Title = `h${level}` as const
  const tag = (of: { language: typeof language }) => (of.language === language ? undefined : languageTag(of.language))
  return (
    <article className={`${styles.card} ${styles[variant]}`}>
      {item.image && variant !== 'row' && (
        <div className={styles.picture}>
          <img
            src={item.image.url}
            width={item.image.width}
            height={item.image.height}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.meta}>
          {item.category && <span className={styles.category}>{item.category.name}</span>}
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
        </p>
        <Title className={styles.title} lang={tag(item.title)}>
          <Link to={`/news/${item.id}`}>{item.title.text}</Link>
        </Title>
        {item.lead && variant !== 'row' && (
          <p className={styles.text} lang={tag(item.lead)}>
            {item.lead.text}
          </p>
        )}
      </div>
    </article>
  )
}
