import { useLanguage } from '../i18n/use-language'
import * as styles from './form-skeleton.module.css'

/** Stands where a form will be while its code comes. */
export function FormSkeleton() {
  const { t } = useLanguage()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('list.loading')}
      </p>
      {['name', 'surname', 'email', 'phone'].map((field) => (
        <span key={field} className={styles.field} />
      ))}
      <span className={styles.text} />
    </div>
  )
}
