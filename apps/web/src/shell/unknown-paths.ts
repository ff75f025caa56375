import type { HeadProps, PageProps } from 'gatsby'
import type { ComponentType } from 'react'
import { splitPath } from '../i18n/paths'
import type { PageContext } from '../lib/page-context'

/** The part of Gatsby's loader that is used here; Gatsby has no types for it. */
export interface PageLoader {
  loadPage(path: string): Promise<PageResources | undefined>
  loadPageSync(path: string, options?: object): PageResources | undefined
}

export interface PageResources {
  page?: { path: string; /** Of the code that the server has. */ webpackCompilationHash?: string }
  json?: { pageContext?: object }
  /** `error` where code or data did not come; there is nothing else then. */
  status?: string
}

/** A file of src/templates. */
export interface TemplateModule {
  default: ComponentType<PageProps<object, PageContext>>
  Head?: ComponentType<HeadProps<object, PageContext>>
}

const gatsbyNotFound = '/404.html'

/**
 * Gatsby answers an unknown path with one page for all languages. This answers with the page of the path's language
 * and leaves the address as it is.
 *
 * @param initialPath the address, when the server already answered it with the 404 page: saves asking again
 */
export function answerUnknownPaths(loader: PageLoader, initialPath?: string): void {
  const { loadPage, loadPageSync } = loader
  const unknown = new Set(initialPath ? [pathnameOf(initialPath)] : [])
  const answers = new WeakMap<PageResources, PageResources>()

  loader.loadPage = async (rawPath) => {
    const pathname = pathnameOf(rawPath)
    if (!unknown.has(pathname)) {
      const page = await loadPage(rawPath)
      if (page?.page?.path !== gatsbyNotFound) return page
      unknown.add(pathname)
    }
    return answer(await loadPage(notFoundPath(pathname)))
  }

  loader.loadPageSync = (rawPath, options) => {
    const pathname = pathnameOf(rawPath)
    return unknown.has(pathname) ? answer(loadPageSync(notFoundPath(pathname), options)) : loadPageSync(rawPath, options)
  }

  /** Under Gatsby's own name for it, the router accepts the page at any address. The same object each time. */
  function answer(resources: PageResources | undefined): PageResources | undefined {
    if (!resources?.page) return resources
    const known = answers.get(resources)
    if (known) return known
    const renamed = { ...resources, page: { ...resources.page, path: gatsbyNotFound } }
    answers.set(resources, renamed)
    return renamed
  }
}

/** As Gatsby's router spells it, whoever asks: `/en/a[1]` → `/en/a%5B1%5D`, `/en/x%27` → `/en/x'`. */
function pathnameOf(rawPath: string): string {
  const pathname = rawPath.split(/[?#]/)[0] ?? rawPath
  try {
    return encodeURI(decodeURI(pathname))
  } catch {
    return pathname
  }
}

function notFoundPath(pathname: string): string {
  const { prefix } = splitPath(pathname)
  return prefix ? `/${prefix}/404` : '/404'
}
