import type { components } from '@university/api-schema/types'
import type { IndexedDocument } from './search-index'

type SearchRequest = components['schemas']['SearchRequest']
type SearchFacets = components['schemas']['SearchFacets']
type FacetName = keyof SearchFacets
type SiteOfFacet = SearchFacets['site'][number]['value']

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

/**
 * How the hits are spread; a filter does not limit its own counts. An item counts once for each value.
 *
 * @param items how many there are; hits name them by number
 */
export function facetsOf(matching: { document: IndexedDocument; failed: Failure }[], items: number): SearchFacets {
  const types = new Tally<IndexedDocument['type']>(items)
  const languages = new Tally<IndexedDocument['lang']>(items)
  const sites = new Tally<SiteOfFacet>(items)
  const years = new Tally<number>(items)
  for (const { document, failed } of matching) {
    const { item, type, lang, year } = document
    if (failed === '' || failed === 'type') types.add(type, item)
    if (failed === '' || failed === 'lang') languages.add(lang, item)
    if (failed === '' || failed === 'site') for (const site of document.sites) sites.add(site as SiteOfFacet, item)
    if (year !== null && (failed === '' || failed === 'year')) years.add(year, item)
  }
  return { type: types.largestFirst(), lang: languages.largestFirst(), site: sites.largestFirst(), year: years.counts().sort((a, b) => b.value - a.value) }
}

/** How many items have each value: a bit tells whether one is counted, for most have several versions. */
class Tally<V extends string | number> {
  private readonly found = new Map<V, { count: number; counted: Uint32Array }>()

  constructor(private readonly items: number) {}

  add(value: V, item: number): void {
    let of = this.found.get(value)
    if (!of) this.found.set(value, (of = { count: 0, counted: new Uint32Array(Math.ceil(this.items / 32)) }))
    const [place, bit] = [item >>> 5, 1 << (item & 31)]
    const former = of.counted[place] as number
    if (former & bit) return
    of.counted[place] = former | bit
    of.count += 1
  }

  counts(): { value: V; count: number }[] {
    return [...this.found].map(([value, { count }]) => ({ value, count }))
  }

  largestFirst(): { value: V; count: number }[] {
    return this.counts().sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  }
}
