import type { PageLoader } from './unknown-paths'

/**
 * Gatsby takes each query of a page for a page of its own, since it has pages that a server renders: it would ask for the same data once more, and where there
 * is no connection leave the page. Here the query is for blocks alone.
 */
export function ignoreQueries(loader: Pick<PageLoader, 'loadPage' | 'loadPageSync'>): void {
  const { loadPage, loadPageSync } = loader
  loader.loadPage = (path) => loadPage(withoutQuery(path))
  loader.loadPageSync = (path, options) => loadPageSync(withoutQuery(path), options)
}

const withoutQuery = (path: string) => path.split(/[?#]/)[0] ?? path
