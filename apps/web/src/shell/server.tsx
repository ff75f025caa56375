import type FileSystem from 'node:fs'
import { prepareServerIslands } from '@university/blocks/render-islands'
import type { GatsbySSR, PreRenderHTMLArgs } from 'gatsby'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstPaintScript } from '../accessibility/first-paint'
import { serverSkeletons } from '../forms/skeleton/server-skeletons'
import { Skeleton } from '../forms/skeleton/skeleton'
import { allMessages } from '../i18n/all-messages'
import { languages } from '../i18n/languages'
import { messagesOf, putMessages } from '../i18n/load-messages'
import { AlertsScript } from '../layout/alerts/alerts-script'
import { ClosedSite } from '../layout/closed-site'
import { closedSiteHead, headOfSite, shellInHtml } from '../layout/closed-site-html'
import { closedSite } from '../layout/closed-site-slot'
import type { PageContext } from '../lib/page-context'
import { islandStyles, type PageOfTemplate } from './island-styles'
import { earlyClickScript } from './early-click'
import { fontPreloads } from './font-preloads'
import { InitialStateScript } from './initial-state'
import type { Shell } from './shell'
import { getShell, putShell } from './store'
import { wrapPage, type WrapPageArgs } from './wrap-page'

/** Webpack leaves this alone, so Gatsby does not see a built-in that would have it render all pages on every build. */
declare const __non_webpack_require__: NodeRequire

for (const language of languages) putMessages(language, allMessages[language])

closedSite.ClosedSite = ClosedSite
serverSkeletons.render = (form, language) => renderToStaticMarkup(createElement(Skeleton, { form, language }))

/** Gatsby waits for it before it renders a page; it renders none itself. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = prepareServerIslands

export function wrapPageElement(args: WrapPageArgs) {
  const { language, shell } = args.props.pageContext
  shellOf(shell)
  return wrapPage(args, messagesOf(language))
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes, setBodyAttributes, setPreBodyComponents, setPostBodyComponents, ...args }) => {
  setPreBodyComponents([<script key="first-paint" dangerouslySetInnerHTML={{ __html: `${firstPaintScript};${earlyClickScript}` }} />])
  const { loadPageDataSync } = args as unknown as { loadPageDataSync?(path: string): (PageOfTemplate & { result: { pageContext: PageContext } }) | null }
  // In `gatsby develop` the page is an empty frame: there is no data, and the browser fetches the shell.
  const page = loadPageDataSync?.(pathname)
  const context = page?.result.pageContext
  if (!page || !context?.shell) return
  const shell = shellOf(context.shell)
  if (shell.alerts) setPreBodyComponents([<AlertsScript key="alerts" alerts={shell.alerts.items} />])
  // Not in the heads of the pages: Gatsby takes those out and puts them in again when the reader goes on, and a browser that
  // finds no icon in between asks for /favicon.ico.
  const icon = shell.logo && <link key="icon" rel="icon" type="image/svg+xml" href={shell.logo.url} />
  setHeadComponents([...fontPreloads(), icon, ...islandStyles(page), ...(shell.closed ? closedSiteHead(shell) : [])])
  if (shell.mourning) {
    const mark: Record<string, string> = { 'data-mourning': '' }
    setHtmlAttributes(mark)
    setBodyAttributes({ className: 'site-mourning' })
  }
  const notFound = context.i18n.originalPath === '/404'
  setPostBodyComponents([<InitialStateScript key="initial-state" state={{ key: context.shell, shell: shellInHtml(shell), notFound }} />])
}

/**
 * Of the one inline script that differs from page to page (`window.pagePath`) only the part that does not stays, so that a content
 * security policy can name the few scripts by their hashes. Gatsby uses the rest only to correct an address with a trailing slash,
 * which the server does.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents }: PreRenderHTMLArgs) => {
  const components = getPostBodyComponents() as ReactElement<{ dangerouslySetInnerHTML?: { __html: string } }>[]
  replacePostBodyComponents(
    components.flatMap((component) => {
      if (component.key !== 'script-loader') return [component]
      // By it the browser finds out that the page is of another build than its data.
      const compilation = /window\.___webpackCompilationHash="[0-9a-f]*"/.exec(component.props.dangerouslySetInnerHTML?.__html ?? '')?.[0]
      return compilation ? [<script key="compilation" dangerouslySetInnerHTML={{ __html: compilation }} />] : []
    }),
  )
  replaceHeadComponents(headOfSite(getHeadComponents() as ReactElement[]))
}

function shellOf(key: string): Shell {
  const known = getShell(key)
  if (known) return known
  const fs: Pick<typeof FileSystem, 'readFileSync'> = __non_webpack_require__('node:fs')
  const shell = JSON.parse(fs.readFileSync(`public/shell/${key}.json`, 'utf8')) as Shell
  putShell(key, shell)
  return shell
}
