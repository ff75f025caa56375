import type { components } from '@university/api-schema/types'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import { pageOf, range } from '../handlers/paging'
import { facetsOf, failuresOf, type SearchFilters } from './filters'
import { tokenise } from './analyse'
import { readQuery, type QueryWord } from './read-query'
import { SearchIndex, type IndexedDocument } from './search-index'
import { matcher, snippetOf } from './snippet'

type SearchRequest = components['schemas']['SearchRequest']
type SearchHitList = components['schemas']['SearchHitList']

interface Hit {
  document: IndexedDocument
  score: number
}

/** Hits whose titles are looked at once more. */
const reranked = 50
/** What is left of the score of a document that lacks a word. */
const missingWord = 0.4
/** A version in the reader's language is shown if it fits almost as well as the best one. */
const nearlyAsGood = 0.7

/** Searches the published content. One for the whole process: it keeps the index of the current version of the content. */
export class Searcher {
  private loaded: { version: number; index: Promise<SearchIndex> } | undefined

  constructor(private readonly database: Database) {}

  async search(request: SearchRequest, now: Date): Promise<SearchHitList> {
    const { lang = 'kz', sort = 'relevance', order = 'desc' } = request
    const index = await this.current()
    const { words, suggestion } = await readQuery(request.q, lang, index)
    const filters: SearchFilters = { request, now: toUtc(now) }
    const matching = scoreAll(words, index).flatMap((hit) => {
      const failed = failuresOf(hit.document, filters)
      return failed === 'unseen' ? [] : [{ ...hit, failed }]
    })

    const terms = new Set(words.flatMap((word) => word.terms.map(({ term }) => term)))
    const hits = bestVersions(matching.filter(({ failed }) => failed === ''), lang).sort(byScore)
    await this.lookAtTitles(hits, words.length, terms, index)
    if (sort === 'published_at') hits.sort((a, b) => byDate(a, b, order))
    else hits.sort(order === 'asc' ? (a, b) => byScore(b, a) : byScore)

    const { offset, limit } = range(request)
    const page = hits.slice(offset, offset + limit)
    const shown = await index.shown(page.map(({ document }) => document.number))
    const data = page.map(({ document, score }) => {
      const { title = '', text = '', url = '/', image = null } = shown.get(document.number) ?? {}
      const { id, type, lang: language, date } = document
      return {
        id,
        type,
        title,
        snippet: snippetOf(text, matcher(terms, language)),
        url: /^\/media\/|^https?:/.test(url) ? url : `/${language}${url}`,
        lang: language,
        site_slug: siteOf(document, request) as SearchRequest['slug'],
        image,
        published_at: date,
        score: Math.round(score * 100) / 100,
      }
    })
    return { ...pageOf(data, hits.length, request), facets: facetsOf(matching), suggestion: suggestion?.slice(0, 200) ?? null }
  }

  /** A title that holds all the words, or nothing else, says more than the sum of them. */
  private async lookAtTitles(hits: Hit[], words: number, terms: ReadonlySet<string>, index: SearchIndex): Promise<void> {
    const first = hits.slice(0, reranked)
    const titles = await index.titles(first.map(({ document }) => document.number))
    for (const hit of first) {
      const tokens = tokenise(titles.get(hit.document.number) ?? '')
      const found = new Set(tokens.filter(matcher(terms, hit.document.lang)).map(({ word }) => word)).size
      if (found >= words) hit.score *= found >= tokens.length ? 2 : 1.4
    }
  }

  private async current(): Promise<SearchIndex> {
    const version = await this.database.contentVersion()
    if (this.loaded?.version !== version) {
      const index = SearchIndex.load(this.database)
      this.loaded = { version, index }
      index.catch(() => (this.loaded = undefined))
    }
    return this.loaded.index
  }
}

/**
 * Documents that have the words; of what may stand for a word the best counts. Of three words and more one may be
 * missing, which costs more than a bad fit.
 */
function scoreAll(words: QueryWord[], index: SearchIndex): Hit[] {
  const length = index.documents.length
  const totals = new Float64Array(length)
  const counts = new Uint8Array(length)
  for (const { terms } of words) {
    const best = new Float64Array(length)
    for (const { postings, quality } of terms) {
      const { documents, weights } = postings
      const worth = (quality * Math.log(1 + (index.size - documents.length + 0.5) / (documents.length + 0.5))) / 25.5
      for (let at = 0; at < documents.length; at++) {
        const number = documents[at] as number
        const score = worth * (weights[at] as number)
        if (score > (best[number] as number)) best[number] = score
      }
    }
    for (let number = 0; number < length; number++) {
      const score = best[number] as number
      if (score === 0) continue
      totals[number] = (totals[number] as number) + score
      counts[number] = (counts[number] as number) + 1
    }
  }
  const needed = words.length > 2 ? words.length - 1 : words.length
  const hits: Hit[] = []
  if (needed === 0) return hits
  for (let number = 0; number < length; number++) {
    const count = counts[number] as number
    const document = count >= needed ? index.documents[number] : undefined
    if (document) hits.push({ document, score: (totals[number] as number) * document.worth * (count < words.length ? missingWord : 1) })
  }
  return hits
}

/** One hit an item: its best version, or the one in the reader's language where that is about as good. */
function bestVersions(hits: Hit[], lang: string): Hit[] {
  const byItem = new Map<number, Hit>()
  const best = new Map<number, number>()
  for (const { document, score } of hits) best.set(document.item, Math.max(score, best.get(document.item) ?? 0))
  for (const hit of hits) {
    const { item } = hit.document
    const most = best.get(item) ?? 0
    const held = byItem.get(item)
    const isGood = hit.document.lang === lang && hit.score >= most * nearlyAsGood
    if (isGood || (hit.score === most && held?.document.lang !== lang)) byItem.set(item, { document: hit.document, score: most })
  }
  return [...byItem.values()]
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || byDate(a, b, 'desc')
}

function byDate({ document: a }: Hit, { document: b }: Hit, order: 'asc' | 'desc'): number {
  if (a.date === b.date) return a.number - b.number
  if (a.date === null || b.date === null) return a.date === null ? 1 : -1
  return (a.date < b.date ? -1 : 1) * (order === 'asc' ? 1 : -1)
}

function siteOf({ sites }: IndexedDocument, { slug, site = slug }: SearchRequest): string {
  return sites.includes(site) ? site : (sites[0] ?? '')
}
