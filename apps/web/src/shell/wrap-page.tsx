import type { ReactElement } from 'react'
import type { PageProps } from 'gatsby'
import type { Messages } from '../i18n/load-messages'
import { SiteBlocks } from '../blocks/site-blocks'
import { closedSite } from '../layout/closed-site-slot'
import { ErrorBoundary } from '../layout/error-boundary'
import { Layout } from '../layout/layout'
import type { PageContext } from '../lib/page-context'
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
  // A page that fails leaves the layout around it; a layout that fails, a page that says so.
  const page = (
    <ErrorBoundary path={location.pathname}>
      <Layout shellKey={pageContext.shell}>
        <ErrorBoundary path={location.pathname}>{element}</ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  )
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
