// Before all that loads the router; a build has it from gatsby/stand-ins/start.cjs already.
import './spell-address'
import { afterIdle } from '@university/blocks/after-idle'
import { isPreview } from '@university/blocks/is-preview'
import { meetTranslators } from '@university/blocks/translated-texts'
import type { GatsbyBrowser } from 'gatsby'
import type { ReactElement } from 'react'
import { meetMissingCode, reloadOnChunkErrors } from '../builds/missing-code'
import { OnDemand } from '../components/late/on-demand'
import { loadEveryPart, loadMessages, messagesOf } from '../i18n/load-messages'
import { splitPath } from '../i18n/paths'
import { loadClosedSite } from '../layout/closed-site-slot'
import type { PageContext } from '../lib/page-context'
import { repeatEarlyClick } from './early-click'
import { extendLoader } from './extend-loader'
import { ignoreQueries } from './ignore-queries'
import { readInitialState } from './initial-state'
import { loadShell } from './load-shell'
import { putShell } from './store'
import { answerUnknownPaths } from './unknown-paths'
import { wrapPage, type WrapPageArgs } from './wrap-page'

// This file is loaded before Gatsby starts.
reloadOnChunkErrors()
meetTranslators()

/** Fetches and starts what is not needed for the first render; not in `gatsby develop`, which has no builds. */
let startRunTime: (() => Promise<void>) | undefined

/** Runs before the first render; Gatsby waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const state = readInitialState()
  if (state) putShell(state.key, state.shell)
  const { language } = splitPath(window.location.pathname)
  void loadMessages(language)

  const loader = window.___loader
  ignoreQueries(loader)
  const { loadPage } = loader
  answerUnknownPaths(loader, state?.notFound ? window.location.pathname : undefined)
  const start = extendLoader(loader, loadPage)
  if (state) startRunTime = start
  // The code has just been evaluated: what follows is a task of its own, so that a slow phone can do something else in between.
  if (state) return state.shell.closed ? loadClosedSite() : new Promise((resolve) => setTimeout(resolve))
  // In `gatsby develop` there is no state, and Gatsby loads the first page past all of this: under an address with its query, by which nobody asks, and without its shell.
  const first = loadPage(window.location.pathname).then((page) => {
    const context = page?.json?.pageContext as PageContext | undefined
    return context && loadShell(context.shell)
  })
  return Promise.all([loadEveryPart(language), loadClosedSite(), first])
}

/** The page has come to life. What is not needed for that comes a second after the browser has nothing else to do. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  repeatEarlyClick()
  const start = startRunTime
  if (start) afterIdle(() => void start())
}

/** Every visible link would be fetched; builds/preload.ts fetches what the reader is about to open. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export function wrapPageElement({ element, props }: WrapPageArgs) {
  return wrapPage({ element: isPreview(props.location.search) ? previewOf(element, props) : element, props }, messagesOf(props.pageContext.language))
}

/** The page as it was built, until its newest form is there. */
function previewOf(element: ReactElement, page: WrapPageArgs['props']): ReactElement {
  return (
    <OnDemand wanted load={loadPreview} onFail={tellMissing} props={{ element, page }}>
      {element}
    </OnDemand>
  )
}

function tellMissing(cause: unknown) {
  meetMissingCode(cause, true)
}

async function loadPreview() {
  return (await import('../live/preview')).Preview
}
