import type { PageProps } from 'gatsby'
import { memo, type ReactElement } from 'react'
import type { Messages } from '../i18n/load-messages'
import { SiteBlocks } from '../blocks/site-blocks'
import { closedSite } from '../layout/closed-site-slot'
import { ErrorBoundary } from '../layout/error-boundary'
import { Layout } from '../layout/layout'
import type { PageContext } from '../lib/page-context'
import { PathOfPage } from './path-of-page'
import { getShell } from './store'

export interface WrapPageArgs {
  element: ReactElement
  props: PageProps<object, PageContext>
}

/**
 * Puts the layout around a page, or in its place what a closed site says, and hands the language's messages to
 * gatsby-plugin-react-i18next. That plugin reads them from the page's own query (`data.locales`), which would copy the
 * catalogue into the data of every page; so they are put there in memory instead, from one file a language.
 */
export function wrapPage({ element, props }: WrapPageArgs, messages: Messages): ReactElement {
  const { pageContext, location } = props
  // The page of `gatsby develop` that lists all pages, at an address that there is not.
  if (!pageContext.shell) return element
  const locales = { edges: [{ node: { ns: 'common', language: pageContext.language, data: messages } }] }
  Object.assign(props, { data: { ...props.data, locales } })

  const shell = getShell(pageContext.shell)
  const { ClosedSite } = closedSite
  const page = <WholePage element={element} shellKey={pageContext.shell} path={location.pathname} />
  return (
    <SiteBlocks site={pageContext.site} language={pageContext.language} location={location}>
      {shell?.closed && ClosedSite ? (
        <ClosedSite shell={shell} shellKey={pageContext.shell} search={location.search}>
          {page}
        </ClosedSite>
      ) : (
        page
      )}
    </SiteBlocks>
  )
}

interface WholePageProps {
  element: ReactElement
  shellKey: string
  path: string
}

/**
 * Gatsby renders its page with each change of the query, so with each filter of a list. What follows the query is told of it: blocks and islands by their environment,
 * templates that say `followsQuery`. All else stays as it is.
 */
const WholePage = memo(function WholePage({ element, shellKey, path }: WholePageProps) {
  // A page that fails leaves the layout around it; a layout that fails, a page that says so.
  return (
    <PathOfPage.Provider value={path}>
      <ErrorBoundary path={path}>
        <Layout shellKey={shellKey}>
          <ErrorBoundary path={path}>{element}</ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </PathOfPage.Provider>
  )
}, isSamePage)

function isSamePage(former: WholePageProps, next: WholePageProps): boolean {
  return former.path === next.path && former.shellKey === next.shellKey && isSameElement(former.element, next.element)
}

/** What the router tells of an address anew each time. */
const ofAddress = new Set(['location', 'params'])

function isSameElement(former: ReactElement<Record<string, unknown>>, next: ReactElement<Record<string, unknown>>): boolean {
  if (former.type !== next.type || former.key !== next.key || (next.type as { followsQuery?: boolean }).followsQuery) return false
  const names = Object.keys({ ...former.props, ...next.props })
  return names.every((name) => ofAddress.has(name) || former.props[name] === next.props[name])
}
