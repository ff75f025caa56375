import { PlainText } from '../content-block/plain-text'
import { useBlockEnvironment } from '../environment/environment'
import { useLangOf } from '../environment/use-lang-of'
import { Picture } from '../picture/picture'
import type { PictureOptions } from '../picture/picture.options'
import type { NewsCardItem } from './news-plugin.options'
import * as styles from './news-card.module.css'

export interface NewsCardProps {
  item: NewsCardItem
  /** `lead` is the large one above a list, `feature` the first of a grid of cards: of four cards' size where three stand side by side. */
  variant?: 'card' | 'lead' | 'feature' | 'row'
  /** Whether two of the kind `card` share a row that is meant for three. */
  isWide?: boolean
  /** Level of the title in the outline of the page. */
  level?: 2 | 3
  /** When the picture is seen: see Picture. */
  load?: PictureOptions['load']
}

/** One news item in a list: the title is the link, the whole card answers to it. */
export function NewsCard({ item, variant = 'card', isWide = false, level = 3, load = 'lazy' }: NewsCardProps) {
  const { Link, formatDate } = useBlockEnvironment()
  const Title = `h${level}` as const
  const langOf = useLangOf()
  return (
    <article className={`${styles.card} ${styles[variant === 'card' && !item.image ? 'tile' : variant]}`}>
      {item.image && variant !== 'row' && (
        <div className={styles.picture}>
          <Picture image={item.image} sizes={sizes[isWide ? 'wide' : variant]} load={load} />
        </div>
      )}
      <div className={styles.body}>
        <p className={styles.meta}>
          {item.category && (
            <span className={styles.category} lang={langOf(item.category.name)}>
              {item.category.name.text}
            </span>
          )}
          <time dateTime={item.publishedAt}>{formatDate(item.publishedAt)}</time>
        </p>
        <Title className={styles.title} lang={langOf(item.title)}>
          <Link to={`/news/${item.id}`}>{item.title.text}</Link>
        </Title>
        {item.lead && variant !== 'row' && (
          <p className={styles.text} lang={langOf(item.lead)}>
            <PlainText text={item.lead.text} />
          </p>
        )}
      </div>
    </article>
  )
}

/** The large ones take half of a wide page and two thirds, the others a column of a list. */
const sizes = {
  lead: '(min-width: 80rem) 42rem, (min-width: 56rem) 54vw, 94vw',
  feature: '(min-width: 80rem) 48rem, (min-width: 66rem) 62vw, (min-width: 46rem) 47vw, 94vw',
  wide: '(min-width: 72rem) 36rem, (min-width: 46rem) 47vw, 94vw',
  card: '(min-width: 72rem) 24rem, (min-width: 46rem) 47vw, 94vw',
}
