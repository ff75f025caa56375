import { loadPageIslands } from '@university/blocks/island-code'
import { getDefaultStore } from 'jotai'
import { loadRunTime } from '../builds/load-run-time'
import type { LoadPage } from '../builds/preload'
import { tellNoConnection } from '../builds/tell-no-connection'
import { loadMessages } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import { loadingAtom } from '../state/loading'
import { loadShell } from './load-shell'
import type { PageLoader } from './unknown-paths'

/** So long is waited for a page, and for menus, which have placeholders until they come, in milliseconds: what hangs holds nobody up. */
const patience = { page: 10_000, menus: 4_000 }

/**
 * Makes more of Gatsby's loader: a page counts as loaded only when its language's messages and menus are there too and, but for the first one, which
 * has them as HTML, the code of its template's islands; a page that does not load is fetched from the server, and `loadingAtom` tells while it goes on.
 *
 * Of several pages under way only the one that was asked for last is opened, and none after a step in the history: Gatsby would open each one when it comes, and
 * take its reader away from where they have gone since.
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
  /** Gives up the page that is under way. */
  let giveUp = () => {}
  window.addEventListener('popstate', () => giveUp())

  loader.loadPage = async (path) => {
    const pathname = path.split(/[?#]/)[0]
    // A filter of the page that is shown still leads nowhere else.
    if (pathname !== window.location.pathname) giveUp()
    // Another query of such a page asks for nothing: the address has it before the reader does anything else.
    if (whole.has(pathname)) return loadPage(path)
    store.set(loadingAtom, 1)
    const hasHtml = isFirst
    isFirst = false
    let isOver = false
    const end = () => {
      if (!isOver) store.set(loadingAtom, -1)
      isOver = true
    }
    // The first one is shown already.
    if (!hasHtml) giveUp = end
    try {
      // The first one may come to life whenever it can. Gatsby fails at an address that it cannot read (`/en/100%`).
      const page = await (hasHtml ? loadPage(path) : atMost(loadPage(path).catch((cause: unknown) => void console.error(cause))))
      const code = window.___webpackCompilationHash
      // Of another build, or it is not known of which: Gatsby would fetch it from the server and open it beside, a step more for the back button.
      const isOther = !hasHtml && code && page?.page && page.page.webpackCompilationHash !== code
      const context = (isOther ? undefined : page?.json?.pageContext) as PageContext | undefined
      if (context) {
        const { language, messages, shell } = context
        await Promise.all([addWords(language), messages && addWords(language, messages), atMost(loadShell(shell), patience.menus), !hasHtml && loadCode()])
        whole.add(pathname)
      }
      // Code of another build, or no connection.
      else {
        // What is there as HTML is read until there is one.
        if (hasHtml && !navigator.onLine) await connection()
        const became = await loadRunTime().then(
          ({ loadFromServer }) => loadFromServer(path, { isShown: hasHtml, isWanted: () => !isOver }),
          async (cause) => {
            console.error(cause)
            // In the first second it has not come yet, and does not without a connection: the browser would put a page of its own in the place of this one.
            if (hasHtml || (await isAnswered(path))) return
            if (!isOver) tellNoConnection()
            return 'left'
          },
        )
        if (became === 'left') end()
      }
      if (isOver) await never()
      return page
    } finally {
      end()
    }
  }
  const loadWhole: LoadPage = async (path) => {
    await loadAhead(path)
    await loadCode()
  }
  const start = (): Promise<void> =>
    loadRunTime().then(
      ({ startRunTime }) => startRunTime(loadWhole),
      (cause) => {
        console.error(cause)
        window.addEventListener('online', start, { once: true })
      },
    )
  return start
}

/** Without words a page would show their keys: what its reader has before them stays until they come. Where what would ask again does not come either, with the next connection. */
async function addWords(...words: Parameters<typeof loadMessages>): Promise<void> {
  const failure = await loadMessages(...words)
  if (!failure) return
  const runTime = await loadRunTime().catch((cause: unknown) => console.error(cause))
  if (runTime) return runTime.awaitWords(failure, () => loadMessages(...words))
  tellNoConnection()
  await atMost(connection())
  return addWords(...words)
}

const isAnswered = async (path: string) => navigator.onLine && (await atMost(fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)))

const atMost = <Answer>(answer: Promise<Answer>, ms = patience.page) => Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])

const connection = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

const never = () => new Promise<never>(() => undefined)

/** An island whose code does not come tries again at its place. */
const loadCode = () => loadPageIslands().catch(() => undefined)
