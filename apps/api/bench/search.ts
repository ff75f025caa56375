import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { components } from '@university/api-schema/types'
import { parse } from 'yaml'
import { repositoryRoot, testDatabaseUrl } from '../src/config'
import { checkContent, importContent } from '../src/content/import/import-content'
import type { ReadyItem } from '../src/content/import/item'
import { writeItems } from '../src/testing/write-items'
import type { Language } from '../src/content/languages'
import { openDatabase, type Database } from '../src/database/database'
import { migrate } from '../src/database/migrate'
import { Searcher } from '../src/search/searcher'
import startPostgres from '../src/testing/start-postgres'
import stopPostgres from '../src/testing/stop-postgres'
import { createPostgresDatabase } from '../src/testing/test-database'

/*
 * `npm run bench:search [-- --misses] [-- --documents 20000] [-- --sqlite]`: how high the search puts what people hope to
 * find in the sample content, and how long it takes in a large one, on SQLite and, without `--sqlite`, on PostgreSQL: that
 * of TEST_DATABASE_URL, or the one that comes as an npm package. Ends with 1 when the median on SQLite is over its limit.
 */
interface Judged {
  q: string
  lang: Language
  expect: string[]
}

type SearchHit = components['schemas']['SearchHit']

const medianLimitMs = 20
const rounds = 3

const now = new Date('2026-11-21T06:00:00Z')
const groups = Object.entries(parse(readFileSync(join(import.meta.dirname, 'judged-queries.yaml'), 'utf8')) as Record<string, Judged[]>)
const judged = groups.flatMap(([, queries]) => queries)
const contentDir = join(repositoryRoot, 'content')
const wanted = Number(process.argv[process.argv.indexOf('--documents') + 1]) || 20_000
/** Twelve words that no document has, in each of forty queries: all that a query may cost beside what it finds. */
const unknown = Array.from({ length: 40 }, (_, query) => {
  const words = Array.from({ length: 12 }, (_, word) => Array.from({ length: 7 + (word % 4) }, (_, at) => 'абвгдеиклмнорстуы'[(query * 11 + word * 5 + at * at * 7 + query * at) % 17]).join(''))
  return { q: words.join(' '), lang: 'kz' as const }
})

await onSqlite(judge)
await onSqlite(async (sqlite) => {
  const items = await manyItems(wanted)
  const measured = [await prepare('SQLite', sqlite, items)]
  if (process.argv.includes('--sqlite')) return measure(measured)
  if (!(await hasPostgres())) return measure(measured)
  await onPostgres(async (postgres) => measure([...measured, await prepare('PostgreSQL', postgres, items)]))
})

async function judge(database: Database, folder: string): Promise<void> {
  await importContent(database, contentDir, folder, now)
  const searcher = new Searcher(database)
  const all: number[] = []
  let [foreign, ahead] = [0, 0]
  for (const [group, queries] of groups) {
    const ranks: number[] = []
    for (const { q, lang, expect } of queries) {
      const { data } = await searcher.search({ slug: '', q, lang, page: 1, per_page: 20 }, now)
      const places = data.map(placeOf)
      const isForeign = data.map((hit) => hit.lang !== lang)
      const aheadHere = isForeign.slice(0, isForeign.lastIndexOf(false) + 1).filter(Boolean).length
      foreign += isForeign.filter(Boolean).length
      ahead += aheadHere
      if (process.argv.includes('--misses') && aheadHere > 0) console.log(`${aheadHere} foreign\t${q}\t${places.filter((_, at) => isForeign[at]).slice(0, 3).join('  ')}`)
      const rank = places.findIndex((place) => expect.includes(place) || expect.includes(place.replace(/#.*/, ''))) + 1
      ranks.push(rank)
      if (process.argv.includes('--misses') && rank !== 1) console.log(`${rank || '-'}\t${q}\t${places.slice(0, 3).join('  ')}`)
    }
    console.log(summary(group, ranks))
    all.push(...ranks)
  }
  console.log(summary('all judged queries', all))
  console.log(`hits in another language than the reader's among the first twenty: ${foreign}, of which before one in the reader's: ${ahead}`)
}

/** A hit as the judged queries name it; the address of a file without its hash. */
function placeOf({ site_slug, url, section }: SearchHit): string {
  if (/^https?:/.test(url)) return url
  const fragment = section ? `#${section.fragment}` : ''
  return url.startsWith('/media/') ? url.replace(/-[0-9a-f]{8}\./, '.') : `${site_slug || 'main'}${url.slice('/kz'.length) || '/'}${fragment}`
}

function summary(name: string, ranks: number[]): string {
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length
  return `${name}: ${ranks.length}, MRR ${reciprocal.toFixed(3)}, first ${ranks.filter((rank) => rank === 1).length}, not among twenty ${ranks.filter((rank) => rank === 0).length}`
}

interface Measured {
  name: string
  search(query: Pick<Judged, 'q' | 'lang'>): Promise<number>
  times: number[]
  timesOfUnknown: number[]
}

async function prepare(name: string, database: Database, items: ReadyItem[]): Promise<Measured> {
  await writeItems(database, items, [])
  const searcher = new Searcher(database)
  const search = async ({ q, lang }: Pick<Judged, 'q' | 'lang'>) => {
    const start = performance.now()
    await searcher.search({ slug: '', q, lang, page: 1, per_page: 12 }, now)
    return performance.now() - start
  }
  console.log(`${name}, ${items.length} documents: the first search, which loads the index, ${(await search({ q: 'университет', lang: 'kz' })).toFixed(0)} ms`)
  return { name, search, times: [], timesOfUnknown: [] }
}

/** Query by query on one database and the other, so that what else the machine does slows both alike. */
async function measure(databases: Measured[]): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const query of judged) for (const { search, times } of databases) times.push(await search(query))
  }
  for (const query of unknown) for (const { search, timesOfUnknown } of databases) timesOfUnknown.push(await search(query))
  for (const { name, times, timesOfUnknown } of databases) {
    const middle = timesOfUnknown.sort((a, b) => a - b)[timesOfUnknown.length >> 1] ?? 0
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    console.log(`${name}, ${wanted} documents: median ${at(0.5).toFixed(1)} ms, 95 % ${at(0.95).toFixed(1)} ms, longest ${at(0.999).toFixed(1)} ms; twelve unknown words: median ${middle.toFixed(1)} ms`)
    if (name !== 'SQLite' || at(0.5) <= medianLimitMs) continue
    console.error(`The median on SQLite must not be over ${medianLimitMs} ms.`)
    process.exitCode = 1
  }
}

async function onSqlite<T>(work: (database: Database, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'university-bench-'))
  try {
    return await withDatabase(undefined, folder, work)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function hasPostgres(): Promise<boolean> {
  if (testDatabaseUrl()) return true
  try {
    await startPostgres()
    return true
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return false
  }
}

async function onPostgres(work: (database: Database) => Promise<unknown>): Promise<void> {
  const { url, drop } = await createPostgresDatabase()
  try {
    await withDatabase(url, '', work)
  } finally {
    await drop()
    await stopPostgres()
  }
}

async function withDatabase<T>(databaseUrl: string | undefined, dataDir: string, work: (database: Database, folder: string) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await migrate(database)
    return await work(database, dataDir)
  } finally {
    await database.close()
  }
}

/** The sample's own texts, cut up and mixed, so that words are as frequent as in real ones. */
async function manyItems(count: number): Promise<ReadyItem[]> {
  const { items: sample } = await checkContent(contentDir, now)
  const sources = sample.flatMap(({ findables }) => findables)
  let seed = 1
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  return Array.from({ length: count }, (_, index): ReadyItem => {
    const [one, other] = [sources[random(sources.length)], sources[random(sources.length)]] as [(typeof sources)[number], (typeof sources)[number]]
    const piece = (text: string) => text.slice(random(Math.max(1, text.length - 600)), text.length).slice(0, 900)
    const findable = { ...one.findable, url: `/news/${index}`, text: `${piece(one.findable.text)} ${one.language === other.language ? piece(other.findable.text) : ''}` }
    const time = `20${10 + random(16)}-0${1 + random(9)}-11T04:00:00Z`
    return { kind: 'news', id: index + 1, slug: null, publishedAt: time, updatedAt: time, position: 0, data: '{}', sites: [''], facets: [], sorts: [], searchText: null, findables: [{ language: one.language, findable }] }
  })
}
