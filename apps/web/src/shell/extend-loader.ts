import { getDefaultStore } from 'jotai'
import { loadRunTime } from '../builds/load-run-time'
import type { LoadPage } from '../builds/preload'
import { loadMessages } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { loadingAtom } from '../state/loading'
import { loadShell } from './load-shell'
import type { PageLoader } from './unknown-paths'

/**
 * Makes more of Gatsby's loader: a page counts as loaded only when its language's messages and menus are there too, a
 * page that does not load is fetched from the server, and `loadingAtom` tells while it goes on.
 *
 * @param loadAhead loads a page that is not opened yet: Gatsby's own way
 * @returns fetches and starts what runs beside the pages, once
 */
export function extendLoader(loader: PageLoader, loadAhead: LoadPage): () => Promise<void> {
  const { loadPage } = loader
  const store = getDefaultStore()

  loader.loadPage = async (path) => {
    store.set(loadingAtom, true)
    const page = await loadPage(path)
    const context = page?.json?.pageContext as PageContext | undefined
    if (context) await Promise.all([loadMessages(context.language), context.messages && loadMessages(context.language, context.messages), loadShell(context.shell)])
    // Code that is gone with a former build: while the browser fetches the page, Gatsby is left waiting.
    else if (await loadRunTime().then(({ reloadOnce }) => reloadOnce(path), console.error)) await new Promise(() => undefined)
    store.set(loadingAtom, false)
    return page
  }
  return () => loadRunTime().then(({ startRunTime }) => startRunTime(loadAhead), console.error)
}
