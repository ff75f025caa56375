import { BlockEnvironmentProvider, type BlockEnvironment } from '@university/blocks/environment'
import { withParameters } from '@university/blocks/with-parameters'
import { navigate } from 'gatsby'
import { slugOf } from 'gatsby-source-university/site-names'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { meetMissingCode } from '../builds/missing-code'
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
  const { pathname, search: present } = location
  /** The query that a block has asked for and the address does not have yet: the next change is made to it. */
  const [asked, setAsked] = useState<{ pathname: string; search: string }>()
  const latest = useRef(present)
  const search = !hydrated ? '' : asked?.pathname === pathname ? asked.search : present

  useEffect(() => {
    // A former step, while a later one is under way.
    if (window.location.search !== present) return
    latest.current = present
    setAsked(undefined)
  }, [location, present])

  const href = useCallback((path: string) => localizePath(language, path), [language])
  const setSearch = useCallback<BlockEnvironment['setSearch']>(
    (next, { replace = false } = {}) => {
      const wanted = withParameters(latest.current, changesOf(search, next))
      // What holds already would be a step that the back button undoes without a change.
      if (sorted(wanted) === sorted(latest.current)) return
      latest.current = wanted
      setAsked({ pathname, search: wanted })
      void navigate(`${pathname}${wanted}`, { replace })
    },
    [pathname, search],
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
      onMissingCode: meetMissingCode,
      href,
      siteUrl: (other) => siteUrl(site, other, window.location),
      formatDate: (iso, style) => formatDate(iso, language, style),
      formatPeriod: (period) => formatPeriod(period, language),
    }),
    [LocalLink, href, language, search, setSearch, site],
  )
  return <BlockEnvironmentProvider value={environment}>{children}</BlockEnvironmentProvider>
}

/** What a block has changed in the query that it knows, which may not be the latest. */
function changesOf(known: string, next: string): Record<string, string | undefined> {
  const [before, after] = [new URLSearchParams(known), new URLSearchParams(next)]
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
  return Object.fromEntries(names.map((name) => [name, after.get(name) ?? undefined]))
}

/** The same for queries that ask for the same, however they are written. */
function sorted(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.sort()
  return String(parameters)
}
