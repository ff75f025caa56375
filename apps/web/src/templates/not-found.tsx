import { useEffect, useState } from 'react'
import type { HeadProps, PageProps } from 'gatsby'
import { Icon } from '../components/icon'
import { Link } from '../components/link'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { getShell } from '../shell/store'
import * as styles from './not-found.module.css'

/** Answers every unknown address, in the language of its prefix. The address stays as it is. */
export default function NotFoundTemplate({ location, pageContext }: PageProps<object, PageContext>) {
  const { t } = useLanguage()
  const oldSite = getShell(pageContext.shell)?.oldSiteUrl
  // One file answers all unknown addresses, so the address is known only in the browser.
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(location.pathname), [location.pathname])

  return (
    <div className={`container ${styles.page}`}>
      <p className={styles.status}>
        <span>{t('error.title')}</span> {t('error.status_404')}
      </p>
      <h1>{t('error.not_found_message')}</h1>
      <p className={styles.path}>{path ? t('error.page_not_found', { path: decode(path) }) : '\u00a0'}</p>
      <p className={styles.actions}>
        <Link to="/" className="button">
          {t('error.go_home')} <Icon name="arrow" />
        </Link>
        {oldSite && (
          <a className="button button-quiet" href={`${oldSite.replace(/\/$/, '')}${path ?? ''}`}>
            {t('error.old_site')}
          </a>
        )}
      </p>
    </div>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const messages = messagesOf(pageContext.language)
  return <PageHead pageContext={pageContext} title={`${messages['error.title']} 404`} noindex />
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
