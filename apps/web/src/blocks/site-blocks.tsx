import { globalHistory } from '@gatsbyjs/reach-router'
import { BlockEnvironmentProvider, type BlockEnvironment } from '@university/blocks/environment'
import { useIsHydrating } from '@university/blocks/use-is-hydrating'
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
  /** The browser's address; not read during the first render of HTML of the build, which must equal the server's. */
  location: { pathname: string; search: string }
  children: ReactNode
}

/** Tells the content blocks about the site around them. */
export function SiteBlocks({ site, language, location, children }: SiteBlocksProps) {
  const [hydrated, setHydrated] = useState(!useIsHydrating())
  useEffect(() => setHydrated(true), [])
  const { pathname, search: present } = location
  /** The query that a block has asked for, from when the address has it until the page has. */
  const [asked, setAsked] = useState<{ pathname: string; search: string }>()
  /** What was asked for last: the next change is made to it. */
  const latest = useRef(present)
  const search = !hydrated ? '' : asked?.pathname === pathname ? asked.search : present

  useEffect(() => {
    // Not a former step, while a later one is under way.
    if (window.location.search === present) {
      latest.current = present
      setAsked(undefined)
    }
    const goBack = () => {
      latest.current = window.location.search
      // Where the page has not followed what is gone back from, nothing changes for Gatsby. Else blocks wait for it, with the place that it scrolls to.
      if (window.location.search === present) setAsked(undefined)
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [location, present])

  const href = useCallback((path: string) => localizePath(language, path), [language])
  const changeSearch = useCallback<BlockEnvironment['changeSearch']>(
    (change, { replace = false } = {}) => {
      const wanted = change(latest.current)
      // What holds already would be a step that the back button undoes without a change.
      if (sorted(wanted) === sorted(latest.current)) return
      latest.current = wanted
      // Else the router would take this step and one that the page has not followed yet for the same, and so this one and that of a link which is followed at once.
      globalHistory._onTransitionComplete()
      const endListening = globalHistory.listen(() => {
        endListening()
        if (window.location.search === wanted) globalHistory._onTransitionComplete()
      })
      void navigate(`${pathname}${wanted}`, { replace })
      // Once the address has it, and not before: the browser remembers for the former one where the page stands then.
      setTimeout(() => window.location.search === wanted && setAsked({ pathname, search: wanted }))
    },
    [pathname],
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

  const around = useMemo<Omit<BlockEnvironment, 'search'>>(
    () => ({
      site: slugOf(site),
      language,
      Link: LocalLink,
      changeSearch,
      open: (path) => void navigate(path),
      onMissingCode: meetMissingCode,
      href,
      siteUrl: (other) => siteUrl(site, other, window.location),
      formatDate: (iso, style) => formatDate(iso, language, style),
      formatPeriod: (period) => formatPeriod(period, language),
    }),
    [LocalLink, changeSearch, href, language, site],
  )
  const environment = useMemo(() => ({ ...around, search }), [around, search])
  return <BlockEnvironmentProvider value={environment}>{children}</BlockEnvironmentProvider>
}

/** The same for queries that ask for the same, however they are written. */
function sorted(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.sort()
  return String(parameters)
}
