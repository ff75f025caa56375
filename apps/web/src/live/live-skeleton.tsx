import { useLanguage } from '../i18n/use-language'
import * as styles from './live-skeleton.module.css'

/** Stands where a page will be while the API is asked for it. */
export function LiveSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('list.loading')}
      </p>
      <span className={styles.title} />
      <span className={styles.picture} />
      {['96%', '100%', '88%', '62%'].map((width) => (
        <span key={width} className={styles.line} style={{ width }} />
      ))}
    </div>
  )
}
