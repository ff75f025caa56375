import { BlockEnvironmentProvider, type BlockEnvironment } from '@university/blocks/environment'
import { navigate } from 'gatsby'
import { slugOf } from 'gatsby-source-university/site-names'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link } from '../components/link'
import { formatDate } from '../i18n/format-date'
import { formatPeriod } from '../i18n/format-period'
import type { Language } from '../i18n/languages'
import { localizePath } from '../i18n/paths'
import { siteUrl } from './site-url'

export interface SiteBlocksProps {
  site: string
  language: Language
  /** The browser's address; not read during the first render, which must equal the server's. */
  location: { pathname: string; search: string }
  children: ReactNode
}

/** Tells the content blocks about the site around them. */
export function SiteBlocks({ site, language, location, children }: SiteBlocksProps) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const search = hydrated ? location.search : ''
  const { pathname, search: present } = location

  const href = useCallback((path: string) => localizePath(language, path), [language])
  const setSearch = useCallback<BlockEnvironment['setSearch']>(
    (next, { replace = false } = {}) => {
      // What holds already would be a step that the back button undoes without a change.
      if (sorted(next) !== sorted(present)) void navigate(`${pathname}${next}`, { replace })
    },
    [pathname, present],
  )

  const LocalLink = useMemo<BlockEnvironment['Link']>(
    () =>
      function LocalLink({ to, children: content }) {
        return (
          <Link to={to} language={language}>
            {content}
          </Link>
        )
      },
    [language],
  )

  const environment = useMemo<BlockEnvironment>(
    () => ({
      site: slugOf(site),
      language,
      Link: LocalLink,
      search,
      setSearch,
      open: (path) => void navigate(path),
      href,
      siteUrl: (other) => siteUrl(site, other, window.location),
      formatDate: (iso, style) => formatDate(iso, language, style),
      formatPeriod: (period) => formatPeriod(period, language),
    }),
    [LocalLink, href, language, search, setSearch, site],
  )
  return <BlockEnvironmentProvider value={environment}>{children}</BlockEnvironmentProvider>
}

/** The same for queries that ask for the same, however they are written. */
function sorted(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.sort()
  return String(parameters)
}
