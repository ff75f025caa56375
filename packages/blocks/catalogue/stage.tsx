import 'dayjs/locale/en-gb'
import 'dayjs/locale/kk'
import 'dayjs/locale/ru'
import { formatDate } from '@site/i18n/format-date'
import { formatPeriod } from '@site/i18n/format-period'
import type { i18n } from 'i18next'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { BlockEnvironmentProvider, useBlockEnvironment, type BlockEnvironment, type Language } from '../src/environment/environment'

export interface StageProps {
  /** What is on the stage. */
  title: string
  language: Language
  i18n: i18n
  /** What stands above it: a block has the title of its page, a card that of its list, too. */
  isCard?: boolean
  children: (environment: BlockEnvironment) => ReactNode
}

/** What the site puts around a block: messages, dates, links, and an address whose query the block may read and change. */
export function Stage({ title, language, i18n, isCard = false, children }: StageProps) {
  const [search, setOwnSearch] = useState('')
  useEffect(() => {
    const read = () => setOwnSearch(window.location.search)
    // Empty in the first render, as on the site.
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  const changeSearch = useCallback<BlockEnvironment['changeSearch']>((change, { replace = false } = {}) => {
    const next = change(window.location.search)
    const address = `${window.location.pathname}${next}${window.location.hash}`
    if (replace) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, [])

  const environment = useMemo<BlockEnvironment>(
    () => ({
      site: '',
      language,
      Link,
      search,
      changeSearch,
      open: tellWhereTo,
      onMissingCode: console.error,
      href: (path) => (path.startsWith('/') ? `/${language}${path}` : path),
      siteUrl: (slug) => `https://${slug && `${slug}.`}kokzhiek.example`,
      formatDate: (iso, style) => formatDate(iso, language, style),
      formatPeriod: (period) => formatPeriod(period, language),
    }),
    [language, search, changeSearch],
  )
  return (
    <I18nextProvider i18n={i18n}>
      <h1 className="visually-hidden" lang="en">
        {title}
      </h1>
      {isCard && (
        <h2 className="visually-hidden" lang="en">
          List
        </h2>
      )}
      <BlockEnvironmentProvider value={environment}>{children(environment)}</BlockEnvironmentProvider>
    </I18nextProvider>
  )
}

/** Tells the catalogue around the frame where a link leads; here there is nothing to go to. */
export function tellWhereTo(path: string): void {
  window.parent.postMessage({ leadsTo: path }, window.location.origin)
}

function Link({ to, children }: { to: string; children: ReactNode }) {
  const { href } = useBlockEnvironment()
  return <a href={href(to)}>{children}</a>
}
