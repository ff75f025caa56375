import type { HeadProps } from 'gatsby'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import * as styles from './maintenance.module.css'

/** What visitors see while the site is being worked on: `/Maintenance`. */
export default function MaintenanceTemplate() {
  const { t } = useLanguage()
  return (
    <div className={`container ${styles.page}`}>
      <svg className={styles.shanyrak} viewBox="0 0 120 120" width="160" height="160" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="56" />
        <circle cx="60" cy="60" r="43" />
        <circle className={styles.rays} cx="60" cy="60" r="49.5" />
        <g transform="rotate(45 60 60)">
          <path d={bars} />
          <path d={bars} transform="rotate(90 60 60)" />
        </g>
      </svg>
      <p className="overline">{t('maintenance.title')}</p>
      <h1>{t('maintenance.message')}</h1>
    </div>
  )
}

/** Half of the lattice of a shanyrak, the crown of a yurt. */
const bars = 'M46 19.5Q40 60 46 100.5M60 17v86M74 19.5Q80 60 74 100.5'

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  return <PageHead pageContext={pageContext} title={messagesOf(pageContext.language)['maintenance.title']} />
}
