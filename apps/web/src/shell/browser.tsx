import type { GatsbyBrowser } from 'gatsby'
import { loadMessages, messagesOf } from '../i18n/load-messages'
import { splitPath } from '../i18n/paths'
import type { PageContext } from '../lib/page-context'
import { readInitialState } from './initial-state'
import { loadShell } from './load-shell'
import { answerUnknownPaths, type PageLoader, type PageResources } from './unknown-paths'
import { putShell } from './store'
import { wrapPage, type WrapPageArgs } from './wrap-page'

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

/** Runs before the first render; Gatsby waits for it. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const state = readInitialState()
  if (state) putShell(state.key, state.shell)
  const { language } = splitPath(window.location.pathname)
  void loadMessages(language)

  answerUnknownPaths(window.___loader, state?.notFound ? window.location.pathname : undefined)
  loadLanguageWithPage(window.___loader)
  // In `gatsby develop` there is no state, and the first page comes by another way than `loadPage`.
  return state ? undefined : Promise.all([loadMessages(language), loadMessages(language, 'sections')])
}

/** Every visible link would be fetched; pages load when the pointer or the focus is on their link. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export function wrapPageElement(args: WrapPageArgs) {
  return wrapPage(args, messagesOf(args.props.pageContext.language))
}

/** A page counts as loaded only when its language's messages and menus are there too. */
function loadLanguageWithPage(loader: PageLoader): void {
  const { loadPage } = loader
  loader.loadPage = async (path) => {
    const page: PageResources | undefined = await loadPage(path)
    const context = page?.json?.pageContext as PageContext | undefined
    if (context) await Promise.all([loadMessages(context.language), context.sections && loadMessages(context.language, 'sections'), loadShell(context.shell)])
    return page
  }
}
