import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { useLanguage } from '../i18n/use-language'
import * as styles from './old-site-link.module.css'

/** Leads to the old site until the reader dismisses it: then it is gone for the session, also from pages to come (first-paint.ts). */
export function OldSiteLink({ url }: { url: string }) {
  const { t } = useLanguage()

  function dismiss() {
    document.documentElement.dataset['oldSite'] = ''
    try {
      sessionStorage.setItem('old-site', '1')
    } catch {
      // Where the browser keeps nothing, it is gone until the next load.
    }
    // The focus would go with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.strip}>
      <div className={`container ${styles.inner}`}>
        <Link to={url}>{t('site.old_site')}</Link>
        <button type="button" onClick={dismiss}>
          <Icon name="close" />
          <span className="visually-hidden">
            {t('site.close')}: {t('site.old_site')}
          </span>
        </button>
      </div>
    </div>
  )
}
