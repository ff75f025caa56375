import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, hashOf, type Answer, type Question } from '../ask'
import { absentSite } from '../sites'

export interface ParityOptions {
  port: number
  apiPort: number
  sitesDir: string
  dataDir: string
}

interface Case extends Omit<Question, 'port'> {
  /** Statuses that nginx may answer although the API has another one; why is said where it is used. */
  orStatus?: number
}

/** Of the connection, not of the answer; or numbers that each server makes in its own way. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'server', 'etag', 'transfer-encoding', 'content-length', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])

const main = 'kokzhiek.example'
const lib = 'lib.kokzhiek.example'
const encodings = ['br, gzip, deflate', 'gzip', 'br', 'identity', '', 'br;q=0, gzip', 'gzip;q=0.5, br;q=1']

/** What nginx leaves out of these statuses: it says something of a file that the answer is not, or what a part shows by itself. */
const leftOut: Record<number, string[]> = { 206: ['accept-ranges'], 304: ['accept-ranges'], 404: ['accept-ranges', 'last-modified'] }

/** Asks nginx and the API the same and compares all that they say. */
export async function checkParity(options: ParityOptions): Promise<{ figures: string; faults: string[] }> {
  const cases = [...addresses(options), ...conditions(options), ...wrongOnes(options)]
  const faults: string[] = []
  for (const { orStatus, ...one } of cases) {
    const [front, own] = await Promise.all([ask({ ...one, port: options.port }), ask({ ...one, port: options.apiPort })])
    const name = `${one.method ?? 'GET'} ${one.headers?.['host'] ?? ''}${one.path} ${JSON.stringify({ ...one.headers, host: undefined })}`
    const found = front.status === orStatus ? ownFaults(front) : differences(front, own)
    faults.push(...found.map((difference) => `${name}: ${difference}`))
  }
  faults.push(...(await checkTags(options)))
  return { figures: `${cases.length} requests, the same status, headers and body`, faults }
}

/** Of what nginx says in its own way: each header of safety is there, once, and nobody keeps it. */
function ownFaults({ headers }: Answer): string[] {
  const kept = /\bno-store$/.test(headers['cache-control'] ?? '') ? [] : [`cache-control: ${String(headers['cache-control'])}`]
  return [...kept, ...Object.entries({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }).flatMap(([name, value]) => (headers[name] === value ? [] : [`${name}: ${String(headers[name])}, not ${value}`]))]
}

function differences(front: Answer, own: Answer): string[] {
  const faults: string[] = []
  if (front.status !== own.status) return [`${front.status}, the API ${own.status}`]
  for (const name of new Set([...Object.keys(front.headers), ...Object.keys(own.headers)])) {
    // A redirect has a body with nginx: words for who cannot follow it.
    if (ownHeaders.has(name) || leftOut[front.status]?.includes(name) || (front.status === 301 && name === 'content-type')) continue
    const [one, other] = [front.headers[name], own.headers[name]].map(String)
    if (one?.toLowerCase() !== other?.toLowerCase()) faults.push(`${name}: ${one}, the API ${other}`)
  }
  if (front.status !== 404 && (front.headers.etag === undefined) !== (own.headers.etag === undefined)) faults.push(`etag: ${front.headers.etag}, the API ${own.headers.etag}`)
  if (front.status !== 301 && hashOf(front.body) !== hashOf(own.body) && !isProblem(front)) faults.push(`another body, ${front.body.length} bytes, the API ${own.body.length}: ${front.body.toString('latin1', 0, 60)}`)
  return faults
}

/** Each has an id of its own. */
function isProblem({ headers }: Answer): boolean {
  return headers['content-type']?.startsWith('application/problem+json') === true
}

/** One of each kind of file, in every encoding. */
function addresses({ sitesDir, dataDir }: ParityOptions): Case[] {
  const names = readdirSync(join(sitesDir, 'main'), { recursive: true, encoding: 'utf8' })
  const media = existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')) : []
  const extension = (name: string) => /(?:^|\/)((?:page-data|feed|atom|latest)\.\w+|[^/]*?(?:\.(\w+))?)$/.exec(name)?.slice(1).find((part, index) => (index === 0 ? /^(page-data|feed|atom|latest)\./.test(part ?? '') : part)) ?? 'none'
  const first = (all: string[]) => [...new Map(all.filter((name) => /\.\w+$/.test(name)).sort().reverse().map((name) => [extension(name), name])).values()]
  const paths = [
    ...['/', '/kz', '/ru', '/en', '/kz/news', '/kz?a=1', '/ru/404', '/404.html?a=1', '/404', '/ru/404/', '/?', '/%6b%7a', '/kz%2Fnews', '/.well-known/security.txt'],
    ...['/_payload.json?hash=1', '/ru/news/_payload.json', '/ru%2Fnews/_payload.json', '/kz/nothing/_payload.json', '/_PAYLOAD.JSON'],
    ...first(names).map((name) => `/${name}`),
    ...first(media).map((name) => `/media/${name}`),
    ...['/nothing', '/kz/nothing', '/ru/nothing', '/en/nothing?a=1', '/english', '/kz.html', '/media/nothing', '/media/nothing-0123abcd.svg', '/media/nothing-0123abcd.pdf', '/media/a/b', '/media', '/metrics', '/healthz', '/readyz', '/api', '/api/nothing'],
    ...['/kz/', '/ru/news/?a=1&b=2', '/media/', '/nothing/', '/metrics/'],
    ...formerAddresses(join(sitesDir, 'main')),
  ]
  return paths.flatMap((path) => [
    ...[main, lib].map((host) => ({ path, headers: { host, 'accept-encoding': 'br' } })),
    ...(/redirect|nothing/.test(path) ? [] : encodings.map((encoding) => ({ path, headers: { host: main, 'accept-encoding': encoding } }))),
    { path, method: 'HEAD', headers: { host: main } },
    // What has no address with nginx has none on a site that is not built, either; it only says so in other words.
    ...(path === '/metrics' ? [] : [{ path, headers: { host: `${absentSite}.kokzhiek.example` } }]),
  ])
}

function formerAddresses(site: string): string[] {
  const all = Object.keys(JSON.parse(readFileSync(join(site, 'redirects.json'), 'utf8')) as object)
  const chosen = [all[0], all.find((one) => one.includes('?')), all.find((one) => /[^ -~]/.test(one))].flatMap((one) => (one === undefined ? [] : [one]))
  return chosen.flatMap((one) => [encodeURI(one), `${encodeURI(one)}${one.includes('?') ? '&' : '?'}a=1`, ...['utm_source=a%26b&fbclid=x', 'utm_source=a&id=2', 'xfbclid=1', 'fbclid'].map((query) => `${encodeURI(one)}${one.includes('?') ? '&' : '?'}${query}`), encodeURI(one).toUpperCase(), encodeURI(one).replace(/%../g, (code) => code.toLowerCase())])
}

/** Conditions and ranges. */
function conditions({ sitesDir }: ParityOptions): Case[] {
  const script = readdirSync(join(sitesDir, 'main')).find((name) => /^app-.*\.js$/.test(name)) ?? 'index.html'
  const headers: Record<string, string>[] = [
    { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() },
    { 'if-modified-since': new Date(0).toUTCString() },
    { 'if-none-match': '"other"' },
    { 'if-none-match': '*' },
    { range: 'bytes=0-9' },
    { range: 'bytes=-5' },
    { range: 'bytes=0-1,4-5' },
    { range: 'bytes=0-9', 'accept-encoding': 'br' },
    { range: 'lines=1-2' },
  ]
  return [`/${script}`, '/kz', '/kz/nothing'].flatMap((path) => headers.map((more) => ({ path, headers: { host: main, 'accept-encoding': 'identity', ...more } })))
}

function wrongOnes({ sitesDir }: ParityOptions): Case[] {
  const [script = ''] = readdirSync(join(sitesDir, 'main')).filter((name) => /^app-.*\.js$/.test(name))
  const headers = { host: main }
  return [
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) => ['/kz', '/nothing', `/${script}`, '/media/a-0123abcd.svg'].map((path) => ({ path, method, headers }))),
    ...['/.secret', '/.git/config', '/kz/.secret', '/.well-known', '/.well-knownx', '/%2esecret', '/kz/%2Esecret', '/kz/..%5c..%5coutside', '/kz\\news', '//kz', '/kz//news', '//evil.example/', '/kz/%2fnews', '/%5Cevil.example/', '/__proto__', '/kz%2F', '/kz%2f', '/csp-hashes.json', '/redirects.json', '/index.html', '/kz/index.html', '/index.html?a=1', '/kz/news/index.html?a=/index.html', '/kz/index.html/', '/kz/xindex.html', '/kz/indexxhtml', '/kz%2Fnews', '/kz/page%2fabout/index.html', '/kz%2Findex.html', '/kz/index%2Ehtml', '/%69ndex.html?a=1', '/kz/INDEX.HTML', '/kz/index.htm%6C'].map((path) => ({ path, headers })),
    // nginx has no name for what leads out of the site, and refuses it before it looks for a site.
    ...['/../outside', '/kz/../../outside', '/%2e%2e/outside', '/..%2foutside', '/%00', '/kz%00.html'].map((path) => ({ path, headers, orStatus: 400 })),
    ...['/kz/../ru', '/kz/./news', '/kz/%2e%2e/ru', '/.', '/..'].map((path) => ({ path, headers, orStatus: 400 })),
    { path: '/%D0', headers },
    // nginx refuses it before it looks for an address.
    { path: '/kz', method: 'TRACE', headers, orStatus: 400 },
    // nginx refuses what it cannot decode before it looks for a site.
    { path: '/%zz', headers, orStatus: 400 },
    // A file has no part there. RFC 9110 allows both answers.
    { path: `/${script}`, headers: { ...headers, range: 'bytes=999999999-' }, orStatus: 416 },
  ]
}

/** Tags differ from server to server, but each must know its own again. */
async function checkTags({ port }: ParityOptions): Promise<string[]> {
  const faults: string[] = []
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { host: main, 'accept-encoding': encoding }
    const { headers: first } = await ask({ port, path: '/kz', headers })
    for (const condition of [{ 'if-none-match': String(first.etag) }, { 'if-modified-since': String(first['last-modified']) }]) {
      const { status, body, headers: again } = await ask({ port, path: '/kz', headers: { ...headers, ...condition } })
      const policy = again['content-security-policy']
      if (status !== 304 || body.length > 0 || policy === undefined) faults.push(`${encoding} with ${JSON.stringify(condition)}: ${status}, policy ${policy}`)
    }
  }
  return faults
}
