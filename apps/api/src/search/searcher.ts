import type { components } from '@university/api-schema/types'
import type { Language } from '../content/languages'
import { isBefore } from '../content/schedule'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import { pageOf, range } from '../contract/paging'
import { FacetCounts, filterBy, type Failure } from './filters'
import { firstOf } from './first-of'
import { fitOfNames, isCalledBy, named } from './names'
import { readQuery } from './read-query'
import { freshness, scoreAll, type Hit, type Take } from './score'
import { SearchIndex, type IndexedDocument } from './search-index'
import { sectionFor } from './sections'
import { marksIn, matcher, snippetFor } from './snippet'

type SearchRequest = components['schemas']['SearchRequest']
type SearchHitList = components['schemas']['SearchHitList']

/** Hits whose titles are looked at once more, and of these the best of which headings are, too: they must be read. */
const reranked = { titles: 50, headings: 5 }
/** Of what another site has: who searches on the main site means that first. */
const elsewhere = 0.85
/** Of what the reader's language does not have: what fits a fifth as well comes before it if it is in that language. */
const foreign = 0.2

/** Searches the published content. One for the whole process: it keeps the index of the current version of the content. */
export class Searcher {
  private loaded: { version: number; index: Promise<SearchIndex>; from: Date; until: Date | null } | undefined

  constructor(private readonly database: Database) {}

  async search(request: SearchRequest, now: Date): Promise<SearchHitList> {
    const { lang = 'kz', sort = 'relevance', order = 'desc' } = request
    const index = await this.current(now)
    const { words, initials, suggestion } = await readQuery(request.q, lang, index)
    const failureOf = filterBy({ request, now: toUtc(now) })
    const here = request.site ?? request.slug
    // All that is to be known of a document is asked for while it is at hand: of thousands each look at one by itself takes longer than all that is done with it.
    const seen = (find: (take: Take) => void): Seen => {
      const [hits, counts]: [SeenHit[], FacetCounts] = [[], new FacetCounts(index.items)]
      let isOnlyNamed = true
      find((document, score, isNamed) => {
        const failed = failureOf(document)
        if (failed === 'unseen') return
        isOnlyNamed &&= isNamed
        counts.add(document, failed)
        if (failed !== '') return
        const belongs = isOn(document, here) ? 1 : elsewhere
        hits.push({ document, item: document.item, isOwn: document.lang === lang, isNamed, score: score * freshness(document, now) * belongs })
      })
      return { hits, counts, isOnlyNamed }
    }
    const { fitting, nearest } = scoreAll(words, index)
    // What the content does not have is in no title either.
    const termsOfWords = words.filter((word) => word.terms.length > 0).map((word) => new Set(word.terms.map(({ term }) => term)))
    const terms = new Set(termsOfWords.flatMap((some) => [...some]))
    const whole = seen((take) => fitting(take, (document) => isCalledBy(document, terms) && isOn(document, here)))
    const matching = whole.isOnlyNamed ? seen(nearest) : whole

    const hits = versionsToShow(matching.hits, lang, index, failureOf)
    const fitOf = ({ isNamed, found }: ShownHit, headings: string[]) => (isNamed ? named : fitOfNames(found, termsOfWords, initials, !isOn(found, here), headings))
    // Nothing loses by what it is called, so what is not among the first now is not among them afterwards.
    const { offset, limit } = range(request)
    const first = firstOf(hits, Math.max(reranked.titles, offset + limit), byScore)
    const titled = first.slice(0, reranked.titles).map((hit) => ({ hit, score: hit.score }))
    for (const { hit, score } of titled) hit.score = score * fitOf(hit, [])
    const best = titled.sort((a, b) => byScore(a.hit, b.hit)).slice(0, reranked.headings)
    const texts = await index.shown(best.map(({ hit }) => hit.found.number))
    for (const { hit, score } of best) hit.score = score * fitOf(hit, texts.get(hit.found.number)?.sections?.map(({ title }) => title) ?? [])

    const inOrder = (): ShownHit[] => {
      if (sort === 'published_at') return firstOf(hits, offset + limit, (a, b) => byDate(a, b, order))
      return order === 'desc' ? first.sort(byScore) : firstOf(hits, offset + limit, (a, b) => byScore(b, a))
    }
    const page = inOrder().slice(offset, offset + limit)
    const others = page.map(({ document }) => document.number).filter((number) => !texts.has(number))
    const shown = new Map([...texts, ...(await index.shown(others))])
    const data = page.map(({ document, score }) => {
      const { text = '', sections = [], url = '/', image = null } = shown.get(document.number) ?? {}
      const { id, type, title, lang: language, date } = document
      const isSought = matcher(terms, language)
      const { snippet, section: ofRows } = snippetFor({ text, sections }, isSought)
      const marks = marksIn(title, isSought)
      const site = siteOf(document, here) as SearchRequest['slug']
      const siteName = index.nameOfSite(site, lang)
      const section = sectionFor(document, sections, termsOfWords, ofRows)
      return {
        id,
        type,
        title,
        ...(marks.length > 0 && { title_marks: marks }),
        snippet,
        url: addressOf(url, language),
        ...(section && { section: { fragment: section.fragment, title: section.title } }),
        lang: language,
        site_slug: site,
        ...(siteName !== null && { site_name: siteName }),
        image,
        published_at: date,
        score: Math.round(score * 100) / 100,
      }
    })
    return { ...pageOf(data, hits.length, request), facets: matching.counts.facets(), suggestion: suggestion?.slice(0, 200) ?? null }
  }

  private async current(now: Date): Promise<SearchIndex> {
    const version = await this.database.contentVersion()
    const { loaded } = this
    if (loaded?.version === version && !isBefore(now, loaded.from.getTime()) && (loaded.until === null || now < loaded.until)) return loaded.index
    return this.load(version, now)
  }

  private load(version: number, now: Date): Promise<SearchIndex> {
    const index = SearchIndex.load(this.database, now)
    const loading: NonNullable<typeof this.loaded> = { version, index, from: now, until: null }
    this.loaded = loading
    index.then(
      ({ until }) => (loading.until = until),
      () => {
        if (this.loaded === loading) this.loaded = undefined
      },
    )
    return index
  }
}

/** A hit that passes the filters. */
interface SeenHit extends Hit {
  item: number
  /** Whether it is in the reader's language. */
  isOwn: boolean
}

interface Seen {
  hits: SeenHit[]
  /** Also of documents that fail one filter. */
  counts: FacetCounts
  isOnlyNamed: boolean
}

/** A hit as it is shown. */
interface ShownHit extends Hit {
  /** The version that fits best, by which it was found. */
  found: IndexedDocument
}

/**
 * One hit an item, as good as its best version: in the reader's language where it has a version in it that passes the filters, whether or not that one has the
 * words; otherwise in the language that fits best.
 */
function versionsToShow(hits: SeenHit[], lang: Language, index: SearchIndex, failureOf: (document: IndexedDocument) => Failure): ShownHit[] {
  const best = new Array<SeenHit | undefined>(index.items).fill(undefined)
  for (const hit of hits) {
    const former = best[hit.item]
    if (!former || hit.score > former.score || (hit.score === former.score && hit.isOwn)) best[hit.item] = hit
  }
  const shown: ShownHit[] = []
  for (const hit of hits) {
    const { document: found, item, isOwn, isNamed, score } = hit
    if (best[item] !== hit) continue
    const version = isOwn ? found : index.version(item, lang)
    const isThere = version !== undefined && (isOwn || failureOf(version) === '')
    shown.push(isThere ? { document: version, found, isNamed, score } : { document: found, found, isNamed, score: score * foreign })
  }
  return shown
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || byDate(a, b, 'desc')
}

function byDate({ document: a }: Hit, { document: b }: Hit, order: 'asc' | 'desc'): number {
  if (a.time === b.time) return a.number - b.number
  if (a.time === null || b.time === null) return a.time === null ? 1 : -1
  return order === 'asc' ? a.time - b.time : b.time - a.time
}

/** With the language, unless it is a file or elsewhere. */
function addressOf(url: string, language: string): string {
  if (/^\/media\/|^https?:/.test(url)) return url
  return url === '/' ? `/${language}` : `/${language}${url}`
}

function isOn({ sites }: IndexedDocument, site: string): boolean {
  return sites.includes(site)
}

function siteOf({ sites }: IndexedDocument, here: string): string {
  return sites.includes(here) ? here : (sites[0] ?? '')
}
