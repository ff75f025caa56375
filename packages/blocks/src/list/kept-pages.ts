import type { Asking } from './pages-of'
import type { ListPage } from './use-pages'
import { getLargeData, setLargeData } from './large-data'

/** Names a page of a list among what is kept. @param filter undefined for what the build knows */
export function pageKey(name: string, { site, language }: Asking, filter: string | undefined, page: number): string {
  return `${name} ${site} ${language} ${filter ?? ''} ${page}`
}

/** A page that was answered within the last two minutes. */
export function keptPage<Page extends ListPage<unknown>>(key: string): Page | undefined {
  return getLargeData(key) as Page | undefined
}

/** @returns what is kept: `built` itself where the answer says the same, so that nothing needs to be drawn anew */
export function keepPage<Page extends ListPage<unknown>>(key: string, page: Page, built?: Page): Page {
  const kept = built && JSON.stringify(page) === JSON.stringify(built) ? built : page
  setLargeData(key, kept)
  return kept
}
