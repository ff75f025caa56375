import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { repositoryRoot } from '../src/config'
import { importContent } from '../src/content/import/import-content'
import { migrate } from '../src/database/migrate'
import { openSqlite } from '../src/database/sqlite'
import type { BareRoute } from './reads/bare-server'
import type { Order } from './reads/load'

/*
 * How the whole server, with the settings of production, answers reads out of its cache, beside a bare Fastify that sends
 * the same bytes: `npm run bench:reads [rounds]`. Both are processes of their own, and so is the load. They take turns of
 * a fraction of a second, so that other work on the machine meets both. How many requests a second there are still
 * depends on who else wants the cores; how much processor time the server takes for an answer hardly does. Two processes
 * of the same program differ by up to a tenth as long as they live, so both are started several times. Fails when an
 * operation is below the floor by the one or by the other.
 */
const starts = 3
/** Of each start. */
const rounds = Math.ceil(Number(process.argv[2] ?? 45) / starts)
const answersEach = 2_000
const floor = 0.7

interface Read {
  operation: string
  method: 'GET' | 'POST'
  path: string
  /** As Fastify writes it: the bare one finds its way like the real one. */
  route: string
  /** Before both of them at the bare one, which has one answer to an address. */
  barePrefix: '' | '/br'
  headers: Record<string, string>
  body: string
}
const jsonType = { 'content-type': 'application/json' }
const post = (operation: string, path: string, body: object): Read => ({ operation, method: 'POST', path, route: path, barePrefix: '', headers: jsonType, body: JSON.stringify(body) })
const get = (operation: string, path: string, route: string): Read => ({ operation, method: 'GET', path, route, barePrefix: '', headers: {}, body: '' })
const compressed = (read: Read): Read => ({ ...read, operation: `${read.operation}, br`, barePrefix: '/br', headers: { ...read.headers, 'accept-encoding': 'gzip, deflate, br' } })
const reads: Read[] = [
  post('getMenu', '/api/menu', { slug: '', is_main: true }),
  post('getSettings', '/api/web/settings', { slug: '' }),
  get('getPage', '/api/page/admission?slug=', '/api/page/:slug'),
  post('listPages', '/api/page', { slug: '' }),
  post('listNews', '/api/plugin/news', { slug: '', page: 1 }),
  post('getNews', '/api/plugin/news/id', { slug: '', id: 1001 }),
  post('listEvents', '/api/plugin/events', { slug: '' }),
  get('getPortfolio', '/api/plugin/portfolio?id=71', '/api/plugin/portfolio'),
  post('listPortfolios', '/api/plugin/portfolio', { slug: '' }),
  post('listUsefulLinks', '/api/menu/useful-links', { slug: '' }),
  compressed(get('getPage', '/api/page/admission?slug=', '/api/page/:slug')),
  compressed(post('getNews', '/api/plugin/news/id', { slug: '', id: 1001 })),
]

const dataDir = mkdtempSync(join(tmpdir(), 'university-reads-'))
const started: Child[] = []
try {
  const database = openSqlite(dataDir)
  await migrate(database)
  await importContent(database, join(repositoryRoot, 'content'), dataDir)
  await database.close()
  const turns = new Map<Read, Turns[]>(reads.map((read) => [read, []]))
  const bytes = new Map<Read, number>()
  for (let count = 0; count < starts; count++) {
    const load = start('load.ts', '')
    const ours = await startServer('real-server.ts', dataDir)
    const routes: BareRoute[] = []
    for (const read of reads) {
      const route = await recordAnswer(ours.port, read)
      routes.push(route)
      bytes.set(read, Buffer.from(route.content, 'base64').length)
    }
    writeFileSync(join(dataDir, 'routes.json'), JSON.stringify(routes))
    const bare: Server = { ...(await startServer('bare-server.ts', join(dataDir, 'routes.json'))), pathOf: ({ barePrefix, path }) => barePrefix + path }
    // Until the compiler has seen both do all that they do.
    for (let warm = 0; warm < 5; warm++) for (const read of reads) for (const server of [bare, ours]) await turn(load, server, read)
    for (const [read, measured] of turns) {
      for (let round = 0; round < rounds; round++) measured.push({ bare: await turn(load, bare, read), ours: await turn(load, ours, read) })
    }
    await Promise.all(started.splice(0).map(stop))
  }
  const ratios: number[] = []
  for (const [read, measured] of turns) {
    const summary = summarize(measured)
    ratios.push(summary.ratio, summary.cpuRatio)
    process.stdout.write(`${JSON.stringify({ operation: read.operation, bytes: bytes.get(read), ...summary })}\n`)
  }
  const smallest = Math.min(...ratios)
  process.stdout.write(`requests a second, microseconds of CPU an answer; smallest ratio ${smallest.toFixed(2)}, held to ${floor}\n`)
  process.exitCode = smallest < floor ? 1 : 0
} finally {
  await Promise.all(started.map(stop))
  rmSync(dataDir, { recursive: true })
}

interface Child {
  process: ChildProcess
  /** Aborted when it has ended. */
  ended: AbortSignal
}
interface Server extends Child {
  port: number
  pathOf(read: Read): string
}

function start(file: string, argument: string): Child {
  const child = fork(join(import.meta.dirname, 'reads', file), [argument], { execArgv: ['--import', 'tsx'] })
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error(`${file} has ended`)))
  started.push({ process: child, ended: ended.signal })
  return { process: child, ended: ended.signal }
}

async function startServer(file: string, argument: string): Promise<Server> {
  const child = start(file, argument)
  return { ...child, port: Number(await nextMessage(child)), pathOf: ({ path }) => path }
}

async function stop({ process: child, ended }: Child): Promise<void> {
  if (ended.aborted) return
  child.kill()
  await once(child, 'exit')
}

/** @throws Error when it ends instead */
async function nextMessage({ process: child, ended }: Child): Promise<unknown> {
  const [message] = (await once(child, 'message', { signal: ended })) as [unknown]
  return message
}

/** What the real server says to a read, as a route of the bare one. */
async function recordAnswer(port: number, { method, path, route, barePrefix, headers, body }: Read): Promise<BareRoute> {
  const request = httpRequest({ port, host: '127.0.0.1', method, path, headers, agent: false }).end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const content = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${method} ${path} answers ${answer.statusCode} ${content.toString()}`)
  const kept = ['content-type', 'content-encoding'].flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : []))
  return { method, route: barePrefix + route, headers: Object.fromEntries(kept) as Record<string, string>, content: content.toString('base64') }
}

/** Medians of all turns: of both, and of the ratios of two turns that follow each other. */
function summarize(turns: Turns[]) {
  return {
    bare: Math.round(median(turns.map((one) => one.bare.perSecond))),
    ours: Math.round(median(turns.map((one) => one.ours.perSecond))),
    ratio: rounded(median(turns.map((one) => one.ours.perSecond / one.bare.perSecond)), 2),
    bareCpu: rounded(median(turns.map((one) => one.bare.cpu)), 1),
    oursCpu: rounded(median(turns.map((one) => one.ours.cpu)), 1),
    cpuRatio: rounded(median(turns.map((one) => one.bare.cpu / one.ours.cpu)), 2),
  }
}

async function turn(load: Child, server: Server, read: Read): Promise<Turn> {
  const before = await ask<number>(server, 'cpu')
  const seconds = await ask<number, Order>(load, { port: server.port, request: wireForm(read, server.pathOf(read)), answers: answersEach })
  return { perSecond: answersEach / seconds, cpu: ((await ask<number>(server, 'cpu')) - before) / answersEach }
}

/** Of both, one after the other. */
interface Turns {
  bare: Turn
  ours: Turn
}

interface Turn {
  perSecond: number
  /** Microseconds of processor time that the server took for an answer. */
  cpu: number
}

async function ask<Answer, Question extends object | string = string>(child: Child, question: Question): Promise<Answer> {
  const answer = nextMessage(child)
  child.process.send(question)
  return (await answer) as Answer
}

function wireForm({ method, headers, body }: Read, path: string): string {
  const all = { host: 'university.example', ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  return `${method} ${path} HTTP/1.1\r\n${Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
