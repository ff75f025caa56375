import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Language } from '../src/content/languages'
import { importContent } from '../src/content/import/import-content'
import { writeItems } from '../src/content/import/write-items'
import type { ReadyItem } from '../src/content/import/item'
import { repositoryRoot } from '../src/config'
import { openDatabase, type Database } from '../src/database/database'
import { migrate } from '../src/database/migrate'
import { Searcher } from '../src/search/searcher'

/*
 * `npm run bench:search [-- --misses] [-- --documents 20000]`: how high the search puts what people hope to find in the
 * sample content, and how long it takes in a large one. On SQLite, in a folder of its own.
 */
interface Judged {
  q: string
  lang: Language
  expect: string[]
}

const now = new Date('2026-11-21T06:00:00Z')
const judged = parse(readFileSync(join(import.meta.dirname, 'judged-queries.yaml'), 'utf8')) as Judged[]
const wanted = Number(process.argv[process.argv.indexOf('--documents') + 1]) || 20_000

await withDatabase(async (database, folder) => {
  await importContent(database, process.env.C ?? join(repositoryRoot, 'content'), folder)
  const searcher = new Searcher(database)
  const ranks: number[] = []
  for (const { q, lang, expect } of judged) {
    const { data } = await searcher.search({ slug: '', q, lang, page: 1, per_page: 20 }, now)
    const places = data.map(({ site_slug, url }) => url.startsWith('/media/') ? url.replace(/-[0-9a-f]{8}\./, '.') : `${site_slug || 'main'}${url.slice(3)}`)
    const rank = places.findIndex((place) => expect.includes(place)) + 1
    ranks.push(rank)
    if (process.argv.includes('--misses') && rank !== 1) console.log(`${rank || '-'}\t${q}\t${places.slice(0, 3).join('  ')}`)
  }
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length
  console.log(`${ranks.length} judged queries: MRR ${reciprocal.toFixed(3)}, first ${ranks.filter((rank) => rank === 1).length}, not among twenty ${ranks.filter((rank) => rank === 0).length}`)
})

await withDatabase(async (database) => {
  await writeItems(database, await manyItems(wanted), [])
  const searcher = new Searcher(database)
  await searcher.search({ slug: '', q: 'университет', page: 1, per_page: 12 }, now)
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    for (const { q, lang } of judged) {
      const start = performance.now()
      await searcher.search({ slug: '', q, lang, page: 1, per_page: 12 }, now)
      times.push(performance.now() - start)
    }
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`${wanted} documents: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(0.999)} ms`)
})

async function withDatabase(work: (database: Database, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'university-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  try {
    await migrate(database)
    await work(database, folder)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
}

/** The sample's own texts, cut up and mixed, so that words are as frequent as in real ones. */
async function manyItems(count: number): Promise<ReadyItem[]> {
  const { checkContent } = await import('../src/content/import/import-content')
  const { items } = await checkContent(process.env.C ?? join(repositoryRoot, 'content'))
  const sources = items.flatMap(({ findables }) => findables)
  let seed = 1
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  return Array.from({ length: count }, (_, index): ReadyItem => {
    const [one, other] = [sources[random(sources.length)], sources[random(sources.length)]] as [(typeof sources)[number], (typeof sources)[number]]
    const piece = (text: string) => text.slice(random(Math.max(1, text.length - 600)), text.length).slice(0, 900)
    const findable = { ...one.findable, url: `/news/${index}`, text: `${piece(one.findable.text)} ${one.language === other.language ? piece(other.findable.text) : ''}` }
    const time = `20${10 + random(16)}-0${1 + random(9)}-11T04:00:00Z`
    return { kind: 'news', id: index + 1, slug: null, publishedAt: time, expiresAt: null, updatedAt: time, position: 0, data: '{}', sites: [''], facets: [], sorts: [], searchText: null, findables: [{ language: one.language, findable }] }
  })
}
