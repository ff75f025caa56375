import { useEffect, useState } from 'react'
import { navigate, type HeadProps, type PageProps } from 'gatsby'
import { MAIN_SITE } from 'gatsby-source-university/site-names'
import { siteUrl } from '../blocks/site-url'
import { ErrorNotice } from '../components/error-notice'
import { Link } from '../components/link'
import { PageHead } from '../components/page-head'
import { SearchBox } from '../components/search-box'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { liveContentAt } from '../live/live-contents'
import { LiveHead, LivePage } from '../live/live-page'
import { getShell } from '../shell/store'
import * as styles from './not-found.module.css'

/** What ends a sentence, or closes what an address stands in: programs that make links of addresses often take it for their end. */
const signsAtEnd = /([^/\s.,;:!?…)»”"])[\s.,;:!?…)»”"]+$/

/** Answers every unknown address, in the language of its prefix, or with what was published there since the build. The address stays as it is, but for signs of the text in which it stood. */
export default function NotFoundTemplate(page: PageProps<object, PageContext>) {
  return (
    <LivePage page={page}>
      <NotFound {...page} />
    </LivePage>
  )
}

NotFoundTemplate.followsQuery = true

function NotFound({ location, pageContext }: PageProps<object, PageContext>) {
  const { t } = useLanguage()
  const shell = getShell(pageContext.shell)
  // One file answers all unknown addresses, so the address is known only in the browser.
  const [address, setAddress] = useState<{ path: string; query: string }>()
  useEffect(() => setAddress({ path: location.pathname, query: location.search }), [location.pathname, location.search])
  const path = address?.path

  const { pathname, search, hash } = location
  useEffect(() => {
    const meant = decode(pathname).replace(signsAtEnd, '$1')
    if (meant !== decode(pathname)) void navigate(encodeURI(meant) + search + hash, { replace: true })
  }, [hash, pathname, search])

  const links = (
    <>
      {shell?.oldSiteUrl && (
        <a className="button button-quiet" href={`${shell.oldSiteUrl.replace(/\/$/, '')}${path ?? ''}${address?.query ?? ''}`}>
          {t('error.old_site')}
        </a>
      )}
      <Link to="/reception">{t('error.reception')}</Link>
    </>
  )
  return (
    <ErrorNotice status={404} links={links}>
      <h1>{t('error.not_found_message')}</h1>
      <p className={styles.path}>{path ? t('error.page_not_found', { path: decode(path) }) : '\u00a0'}</p>
      <SearchBox />
      {/* It may be an address of the main site, whose host is known in the browser, as the address is. */}
      {pageContext.site !== MAIN_SITE && (
        <p className={styles.main}>{address ? <a href={`${siteUrl(pageContext.site, '', window.location)}${address.path}${address.query}`}>{t('error.main_site')}</a> : '\u00a0'}</p>
      )}
    </ErrorNotice>
  )
}

/** In the browser the title names the address; the HTML, which answers all of them, cannot. */
export function Head(head: HeadProps<object, PageContext>) {
  const { location, pageContext } = head
  if (liveContentAt(location)) return <LiveHead {...head} />
  const messages = messagesOf(pageContext.language)
  // The build renders it at Gatsby's own path, which of a sub-site is another.
  const known = typeof window !== 'undefined' && location.pathname !== pageContext.i18n.path
  const title = known ? messages['error.page_not_found']?.replace('{{path}}', () => decode(location.pathname)) : `${messages['error.title']} 404`
  return <PageHead pageContext={pageContext} title={title} noindex />
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
