import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { repositoryRoot } from '../src/config'
import { importContent } from '../src/content/import/import-content'
import { migrate } from '../src/database/migrate'
import { openSqlite } from '../src/database/sqlite'
import { startServer, stopServer } from '../src/testing/start-server'

/*
 * How many reads a second the whole server answers out of its cache, beside a bare Fastify that sends the same bytes:
 * `npm run bench:reads [rounds]`. In every round the two take turns, so that other work on the machine meets both;
 * the load comes from a process of its own. Fails when an operation is below the floor.
 */
const rounds = Number(process.argv[2] ?? 5)
const secondsEach = 2
const floor = 0.7

const post = (path: string, body: object) => ({ method: 'POST' as const, path, body: JSON.stringify(body) })
const get = (path: string) => ({ method: 'GET' as const, path, body: undefined })
const requests = {
  getMenu: post('/api/menu', { slug: '', is_main: true }),
  getSettings: post('/api/web/settings', { slug: '' }),
  getPage: get('/api/page/admission?slug='),
  listPages: post('/api/page', { slug: '' }),
  listNews: post('/api/plugin/news', { slug: '', page: 1 }),
  getNews: post('/api/plugin/news/id', { slug: '', id: 1001 }),
  listEvents: post('/api/plugin/events', { slug: '' }),
  getPortfolio: get('/api/plugin/portfolio?id=71'),
  listPortfolios: post('/api/plugin/portfolio', { slug: '' }),
}
type Read = (typeof requests)[keyof typeof requests]

const dataDir = mkdtempSync(join(tmpdir(), 'university-reads-'))
const database = openSqlite(dataDir)
await migrate(database)
await importContent(database, join(repositoryRoot, 'content'), dataDir)
await database.close()
const { server, url } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const bare = await startBare(url).catch(async (error: unknown) => {
  await stopServer(server)
  throw error
})
try {
  const ratios: number[] = []
  for (const [name, read] of Object.entries(requests)) {
    for (const base of [bare.url, url]) await requestsASecond(base, read, 1)
    const measured: { bare: number; ours: number }[] = []
    for (let round = 0; round < rounds; round++) {
      measured.push({ bare: await requestsASecond(bare.url, read, secondsEach), ours: await requestsASecond(url, read, secondsEach) })
    }
    const ratio = median(measured.map(({ ours, bare }) => ours / bare))
    ratios.push(ratio)
    const bytes = bare.bytes.get(name) ?? 0
    const line = { operation: name, bytes, bare: median(measured.map(({ bare }) => bare)), ours: median(measured.map(({ ours }) => ours)), ratio: Number(ratio.toFixed(2)) }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  const smallest = Math.min(...ratios)
  process.stdout.write(`smallest ratio ${smallest.toFixed(2)}, held to ${floor}\n`)
  process.exitCode = smallest < floor ? 1 : 0
} finally {
  await bare.app.close()
  await stopServer(server)
  rmSync(dataDir, { recursive: true })
}

/** Without any plugin: answers every read with the bytes that the real server gave, and parses bodies as that one must. */
async function startBare(real: string): Promise<{ app: FastifyInstance; url: string; bytes: Map<string, number> }> {
  const app = Fastify()
  const bytes = new Map<string, number>()
  for (const [name, { method, path, body }] of Object.entries(requests)) {
    const answer = await fetch(real + path, { method, ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}) })
    if (!answer.ok) throw new Error(`${name} answers ${answer.status} ${await answer.text()}`)
    const content = Buffer.from(await answer.arrayBuffer())
    bytes.set(name, content.length)
    app.route({ method, url: path.replace(/\?.*$/, ''), handler: async (_request, reply) => reply.type('application/json; charset=utf-8').send(content) })
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, bytes }
}

async function requestsASecond(base: string, { method, path, body }: Read, seconds: number): Promise<number> {
  const autocannon = createRequire(import.meta.url).resolve('autocannon')
  const given = body ? ['-H', 'content-type=application/json', '-b', body] : []
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, '-j', '-c', '32', '-d', String(seconds), '-m', method, ...given, base + path])
  const result = JSON.parse(stdout) as { requests: { average: number }; errors: number; non2xx: number }
  if (result.errors + result.non2xx > 0) throw new Error(`${method} ${path}: ${result.errors} errors, ${result.non2xx} answers that were none`)
  return result.requests.average
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
