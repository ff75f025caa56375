import { Island } from '@university/blocks/island'
import { islandCode } from '@university/blocks/island-code'
import { readSearch } from '@university/blocks/read-search'
import type { HeadProps, PageProps } from 'gatsby'
import { Breadcrumbs } from '../components/breadcrumbs'
import { PageHead } from '../components/page-head'
import { messagesOf } from '../i18n/load-messages'
import { useLanguage } from '../i18n/use-language'
import type { PageContext } from '../lib/page-context'
import { useShell } from '../shell/use-shell'
import { useSharedSearch } from '../state/use-shared-search'
import * as styles from './search.module.css'

const search = islandCode(() => import(/* webpackChunkName: "island-search" */ '../components/search-with-sections').then((module) => module.SearchWithSections))

/** The search of the site: `/search?q=…`. */
export default function SearchTemplate({ location, pageContext }: PageProps<object, PageContext>) {
  const { t } = useLanguage()
  const shell = useShell(pageContext.shell)
  useSharedSearch(location)
  return (
    <div className="container">
      <Breadcrumbs items={[{ title: t('search.title') }]} />
      <h1 className={styles.title}>{t('search.title')}</h1>
      <noscript>
        <p className={styles.note}>{t('search.needs_javascript')}</p>
      </noscript>
      <Island id="SiteSearch" code={search} props={{ menu: shell?.menu ?? [] }} followsQuery />
    </div>
  )
}

SearchTemplate.followsQuery = true

/** In the browser the title names the words, by which tabs and the history tell one search from another; the HTML, which answers all of them, cannot. */
export function Head({ pageContext }: HeadProps<object, PageContext>) {
  const title = messagesOf(pageContext.language)['search.title']
  const words = typeof window === 'undefined' ? '' : readSearch(window.location.search).q
  return <PageHead pageContext={pageContext} title={words === '' ? title : `${title}: ${words}`} />
}
