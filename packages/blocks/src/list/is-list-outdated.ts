import { keepPage, pageKey } from './kept-pages'
import type { Asking, PagesOf } from './pages-of'
import type { ListPage } from './use-pages'

/**
 * Asks for the first page of a list, for a reader who has not touched it. What is answered is kept, and the list shows it when its code comes.
 *
 * @param built what the page shows
 * @returns whether the API has something else; false when it does not answer
 */
export async function isListOutdated<Item>(asking: Asking, { name, load }: PagesOf<Item>, built: ListPage<Item>, signal: AbortSignal): Promise<boolean> {
  const result = await load(built.page, signal)
  if (!result.ok || signal.aborted) return false
  return keepPage(pageKey(name, asking, undefined, built.page), result.data, built) !== built
}
