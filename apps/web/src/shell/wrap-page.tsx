import type { ReactElement } from 'react'
import type { PageProps } from 'gatsby'
import type { Messages } from '../i18n/load-messages'
import { SiteBlocks } from '../blocks/site-blocks'
import { Layout } from '../layout/layout'
import type { PageContext } from '../lib/page-context'

export interface WrapPageArgs {
  element: ReactElement
  props: PageProps<object, PageContext>
}

/**
 * Puts the layout around a page and hands the language's messages to gatsby-plugin-react-i18next. That plugin reads
 * them from the page's own query (`data.locales`), which would copy the catalogue into the data of every page; so they
 * are put there in memory instead, from one file a language.
 */
export function wrapPage({ element, props }: WrapPageArgs, messages: Messages): ReactElement {
  const { pageContext } = props
  const locales = { edges: [{ node: { ns: 'common', language: pageContext.language, data: messages } }] }
  Object.assign(props, { data: { ...props.data, locales } })
  return (
    <SiteBlocks site={pageContext.site} language={pageContext.language} location={props.location}>
      <Layout shellKey={pageContext.shell}>{element}</Layout>
    </SiteBlocks>
  )
}
