import type { components } from '@university/api-schema/types'
import type { IndexedDocument } from './search-index'

type SearchRequest = components['schemas']['SearchRequest']
type SearchFacets = components['schemas']['SearchFacets']
type FacetName = keyof SearchFacets

export type Failure = '' | FacetName | 'unseen'

export interface SearchFilters {
  request: SearchRequest
  /** In UTC, as the tables have it. */
  now: string
}

/**
 * Which of the filters a document fails: none (`''`), one by its name, or `unseen` when it is not published, belongs to
 * another site than the one that is searched, or fails several.
 */
export function failuresOf(document: IndexedDocument, { request, now }: SearchFilters): Failure {
  const { slug, site, type = 1, text_lang, year } = request
  if (document.publishedAt > now || (document.expiresAt !== null && document.expiresAt <= now)) return 'unseen'
  if (slug !== '' && !document.sites.includes(slug)) return 'unseen'
  let failed: Failure = ''
  const fail = (name: FacetName) => (failed = failed === '' ? name : 'unseen')
  if (type !== 1 && document.type !== type) fail('type')
  if (text_lang !== undefined && document.lang !== text_lang) fail('lang')
  if (site !== undefined && !document.sites.includes(site)) fail('site')
  if (year !== undefined && document.year !== year) fail('year')
  return failed
}

/** How the hits are spread; a filter does not limit its own counts. An item counts once for each value. */
export function facetsOf(matching: { document: IndexedDocument; failed: Failure }[]): SearchFacets {
  const count = <V extends string | number>(name: FacetName, values: (document: IndexedDocument) => readonly V[]) => {
    const items = new Map<V, Set<number>>()
    for (const { document, failed } of matching) {
      if (failed !== '' && failed !== name) continue
      for (const value of values(document)) {
        const found = items.get(value)
        if (found) found.add(document.item)
        else items.set(value, new Set([document.item]))
      }
    }
    return [...items].map(([value, found]) => ({ value, count: found.size }))
  }
  const largestFirst = <V>(list: { value: V; count: number }[]) => list.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return {
    type: largestFirst(count('type', ({ type }) => [type])),
    lang: largestFirst(count('lang', ({ lang }) => [lang])),
    site: largestFirst(count('site', ({ sites }) => sites as SearchFacets['site'][number]['value'][])),
    year: count('year', ({ year }) => (year === null ? [] : [year])).sort((a, b) => b.value - a.value),
  }
}
