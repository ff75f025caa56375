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
 * Tells which of the filters a document fails: none (`''`), one by its name, or `unseen` when it is not published, belongs to
 * another site than the one that is searched, or fails several.
 */
export function filterBy({ request, now }: SearchFilters): (document: IndexedDocument) => Failure {
  const { slug, site, type = 1, text_lang, year } = request
  return (document) => {
    if (document.publishedAt > now || (document.expiresAt !== null && document.expiresAt <= now)) return 'unseen'
    if (slug !== '' && !document.sites.includes(slug)) return 'unseen'
    let failed: Failure = ''
    if (type !== 1 && document.type !== type) failed = 'type'
    if (text_lang !== undefined && document.lang !== text_lang) failed = failed === '' ? 'lang' : 'unseen'
    if (site !== undefined && !document.sites.includes(site)) failed = failed === '' ? 'site' : 'unseen'
    if (year !== undefined && document.year !== year) failed = failed === '' ? 'year' : 'unseen'
    return failed
  }
}

/** How the hits are spread; a filter does not limit its own counts. An item counts once for each value. */
export class FacetCounts {
  private readonly types: Tally<IndexedDocument['type']>
  private readonly languages: Tally<IndexedDocument['lang']>
  private readonly sites: Tally<SiteOfFacet>
  private readonly years: Tally<number>

  /** @param items how many there are; documents name them by number */
  constructor(items: number) {
    this.types = new Tally(items)
    this.languages = new Tally(items)
    this.sites = new Tally(items)
    this.years = new Tally(items)
  }

  add({ item, type, lang, sites, year }: IndexedDocument, failed: Failure): void {
    if (failed === '' || failed === 'type') this.types.add(type, item)
    if (failed === '' || failed === 'lang') this.languages.add(lang, item)
    if (failed === '' || failed === 'site') for (const site of sites) this.sites.add(site as SiteOfFacet, item)
    if (year !== null && (failed === '' || failed === 'year')) this.years.add(year, item)
  }

  facets(): SearchFacets {
    return { type: this.types.largestFirst(), lang: this.languages.largestFirst(), site: this.sites.largestFirst(), year: this.years.counts().sort((a, b) => b.value - a.value) }
  }
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
