import { useEffect, useState } from 'react'
import type { HeadProps, PageProps } from 'gatsby'
import { siteUrl } from '../blocks/site-url'
import { Breadcrumbs } from '../components/breadcrumbs'
import { Icon } from '../components/icon'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { localizePath } from '../i18n/paths'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { getShell } from '../shell/store'
import * as list from '../components/list-page.module.css'

/** `/blog` and `/blog/RectorModal` of a sub-site: the university has one blog, on the main site. */
export default function BlogElsewhereTemplate({ pageContext: { shell, site, i18n } }: PageProps<object, PageContext>) {
  const { t, language } = useLanguage()
  // The address that was built; as soon as it is known, that of the host that the reader came by.
  const [origin, setOrigin] = useState(getShell(shell)?.origin)
  useEffect(() => setOrigin(window.location.origin), [])
  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('blog_elsewhere.title') }]} />
      <header className={list.head}>
        <h1>{t('blog_elsewhere.title')}</h1>
        <p>{t('blog_elsewhere.text')}</p>
      </header>
      {origin && (
        <p className={list.list}>
          <a className="button" href={siteUrl(site, '', new URL(origin)) + localizePath(language, i18n.originalPath)}>
            {t('blog_elsewhere.go_there')} <Icon name="arrow" />
          </a>
        </p>
      )}
    </div>
  )
}

export function Head({ pageContext }: HeadProps<object, PageContext>) {
  return <PageHead pageContext={pageContext} title={messagesOf(pageContext.language)['blog_elsewhere.title']} noindex />
}
