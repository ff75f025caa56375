import { useTranslation } from 'react-i18next'
import { useBlockEnvironment } from '../environment/environment'
import { initialOf } from '../environment/initial-of'
import { useLangOf } from '../environment/use-lang-of'
import { Picture } from '../picture/picture'
import { Unfold } from '../unfold/unfold'
import type { ShowcaseProduct } from './digital-showcase.options'
import { ShowcaseDetails } from './showcase-details'
import * as styles from './showcase-card.module.css'

/** A digital product: what it is, how far it has come, the way to it; the rest is folded away. */
export function ShowcaseCard({ item }: { item: ShowcaseProduct }) {
  const { t } = useTranslation()
  const { Link } = useBlockEnvironment()
  const langOf = useLangOf()
  const { title, summary, category, logo, url } = item
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.logo} aria-hidden="true">
          {logo ? <Picture image={logo} sizes="4rem" /> : <span>{initialOf(title.text) || '#'}</span>}
        </span>
        <p className={styles.meta}>
          {category.name && <span lang={langOf(category.name)}>{category.name.text}</span>}
          <span className={`${styles.status} ${styles[item.status]}`}>{t(`showcase.status_${item.status}`)}</span>
        </p>
      </div>
      <h3 className={styles.title} lang={langOf(title)}>
        {title.text}
      </h3>
      {summary && <p lang={langOf(summary)}>{summary.text}</p>}
      <p className={styles.launch}>
        {url ? (
          <Link to={url}>
            {t('showcase.open')}
            <span className="visually-hidden" lang={langOf(title)}>
              : {title.text}
            </span>
          </Link>
        ) : (
          <span className={styles.closed}>{t('showcase.not_open')}</span>
        )}
      </p>
      <div className={styles.more}>
        <Unfold label={t('showcase.details')} about={title}>
          <ShowcaseDetails item={item} />
        </Unfold>
      </div>
    </article>
  )
}
