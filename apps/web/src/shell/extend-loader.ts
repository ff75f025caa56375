import { loadPageIslands } from '@university/blocks/island-code'
import { getDefaultStore } from 'jotai'
import { loadRunTime } from '../builds/load-run-time'
import type { LoadPage } from '../builds/preload'
import { loadMessages } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { loadingAtom } from '../state/loading'
import { loadShell } from './load-shell'
import type { PageLoader } from './unknown-paths'

/**
 * Makes more of Gatsby's loader: a page counts as loaded only when its language's messages and menus are there too and, but for the first one, which
 * has them as HTML, the code of its template's islands; a page that does not load is fetched from the server, and `loadingAtom` tells while it goes on.
 *
 * @param loadAhead loads a page that is not opened yet: Gatsby's own way
 * @returns fetches and starts what runs beside the pages, once
 */
export function extendLoader(loader: PageLoader, loadAhead: LoadPage): () => Promise<void> {
  const { loadPage } = loader
  const store = getDefaultStore()
  let isFirst = true
  /** Paths of pages that were loaded with all of that. */
  const whole = new Set<string | undefined>()

  loader.loadPage = async (path) => {
    const pathname = path.split(/[?#]/)[0]
    // Another query of such a page asks for nothing: the address has it before the reader does anything else.
    if (whole.has(pathname)) return loadPage(path)
    store.set(loadingAtom, 1)
    const hasHtml = isFirst
    isFirst = false
    try {
      const page = await loadPage(path)
      const context = page?.json?.pageContext as PageContext | undefined
      if (context) {
        await Promise.all([loadMessages(context.language), context.messages && loadMessages(context.language, context.messages), loadShell(context.shell), !hasHtml && loadCode()])
        whole.add(pathname)
      }
      // Code that is gone with a former build: while the browser fetches the page, Gatsby is left waiting.
      else if (await loadRunTime().then(({ loadFromServer }) => loadFromServer(path), console.error)) await new Promise(() => undefined)
      return page
    } finally {
      store.set(loadingAtom, -1)
    }
  }
  const loadWhole: LoadPage = async (path) => {
    await loadAhead(path)
    await loadCode()
  }
  return () => loadRunTime().then(({ startRunTime }) => startRunTime(loadWhole), console.error)
}

/** An island whose code does not come tries again at its place. */
const loadCode = () => loadPageIslands().catch(() => undefined)
