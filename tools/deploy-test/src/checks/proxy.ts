import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ask, type Answer } from '../ask'
import { root } from '../settings'

interface Found {
  figures: string
  faults: string[]
}

const host = 'kokzhiek.example'
const json = { host, 'content-type': 'application/json' }

/** Who asks is told to the API by nginx alone, and the API's limits hold for that address. */
export async function checkAddresses(port: number, submissionLimit: number): Promise<Found> {
  const subscribe = (from: string, index: number) =>
    ask({ port, from, path: '/api/mail/subscription', method: 'POST', headers: { ...json, 'x-forwarded-for': `203.0.113.${index % 250}`, forwarded: `for=203.0.113.${index % 250}`, 'x-real-ip': '203.0.113.7' }, body: '{}' })
  const statuses: number[] = []
  for (let index = 0; index <= submissionLimit; index++) statuses.push((await subscribe('127.0.1.1', index)).status)
  const other = await subscribe('127.0.1.2', 0)
  const expected = [...Array.from({ length: submissionLimit }, () => 400), 429]
  return {
    figures: `${submissionLimit} of one address pass, whatever it says of itself; another address is free`,
    faults: [...(String(statuses) === String(expected) ? [] : [`one address: ${statuses.join(' ')}`]), ...(other.status === 400 ? [] : [`another address: ${other.status}`])],
  }
}

/** /metrics is for nobody outside, by whatever name and with whatever token. */
export async function checkMetrics(port: number, token: string): Promise<Found> {
  const asked = ['/metrics', '/metrics?a', '/%6detrics', '/./metrics', '/kz/../metrics', '//metrics', '/metrics/', '/api/../metrics', '/metrics%2f']
  const hosts = [host, 'lib.kokzhiek.example', 'tulek.kokzhiek.example', 'csd.kokzhiek.example']
  const answers = await Promise.all(hosts.flatMap((one) => asked.map(async (path) => ({ path: one + path, ...(await ask({ port, path, headers: { host: one, authorization: `Bearer ${token}` } })) }))))
  return { figures: `${answers.length} ways to ask for it`, faults: answers.flatMap(({ path, status, body }) => (status < 400 && status !== 301 || body.includes('process_cpu') ? [`${path}: ${status}`] : [])) }
}

/** Bodies that are too large: refused before they have come, as the contract says it. */
export async function checkSizes(port: number): Promise<Found> {
  const sendQuestion = '/api/reception/sendQuestion'
  const respond = '/api/plugin/vacancy/respond'
  const cases: [path: string, megabytes: number, status: number, code: string][] = [
    [sendQuestion, 20, 413, 'too_large'],
    [respond, 80, 413, 'too_large'],
    ['/api/menu', 1, 400, 'invalid_request'],
    ['/api/blog/send', 1, 400, 'invalid_request'],
  ]
  const faults: string[] = []
  for (const [path, megabytes, status, code] of cases) {
    const answer = await announce(port, path, megabytes * 1024 * 1024)
    const found = [answer.status, answer.headers['content-type'], codeOf(answer), answer.headers['content-security-policy'], answer.headers['cache-control']]
    const expected = [status, 'application/problem+json; charset=utf-8', code, "default-src 'none'; frame-ancestors 'none'", 'no-store']
    if (String(found) !== String(expected)) faults.push(`${megabytes} MB for ${path}: ${found.join(', ')}`)
  }
  // What may just be too large for one file is for the API to say, which knows the field; what is not passes.
  for (const [path, files, status] of [[sendQuestion, [11], 413], [sendQuestion, [10], 400], [respond, [10, 10, 10, 10, 10, 10], 400]] as const) {
    const form = new FormData()
    const names = path === respond ? ['resume', 'files', 'files', 'files', 'files', 'files'] : ['f0']
    files.forEach((megabytes, index) => form.append(names[index] ?? '', new Blob(['%PDF-1.4\n', new Uint8Array(megabytes * 1024 * 1024 - 64), '\n%%EOF\n']), 'a.pdf'))
    const whole = new Response(form)
    const body = Buffer.from(await whole.arrayBuffer())
    const answer = await ask({ port, from: '127.0.1.4', path, method: 'POST', headers: { host, 'content-type': whole.headers.get('content-type') ?? '' }, body })
    const errors = (JSON.parse(answer.body.toString()) as { errors?: object }).errors ?? {}
    const isOfApi = status === 413 ? 'f0' in errors : !('body' in errors)
    if (answer.status !== status || !isOfApi) faults.push(`files of ${files.join(', ')} MB for ${path}: ${answer.status} ${answer.body.toString().slice(0, 200)}`)
  }
  return { figures: `${cases.length} too large for nginx, 3 forms for the API`, faults }
}

function codeOf({ body }: Answer): unknown {
  try {
    return (JSON.parse(body.toString()) as { code?: unknown }).code
  } catch {
    return body.toString().slice(0, 60)
  }
}

/** Says how much will come, and sends nothing of it. */
function announce(port: number, path: string, length: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`))
    let said = ''
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer to ${length} bytes for ${path}`)))
    socket.on('data', (chunk) => (said += chunk.toString())).on('error', reject)
    // nginx lingers for what it was told would come; what it has to say is there before.
    socket.on('data', () => {
      const [head = '', body] = said.split('\r\n\r\n')
      const lines = head.split('\r\n').slice(1).map((line) => line.split(/: (.*)/).slice(0, 2).map((part, index) => (index === 0 ? part.toLowerCase() : part)) as [string, string])
      const headers = Object.fromEntries(lines)
      if (body === undefined || body.length < Number(headers['content-length'])) return
      resolve({ status: Number(/ (\d+) /.exec(head)?.[1]), headers, body: Buffer.from(body) })
      socket.destroy()
    })
  })
}

/** Only what the contract marks as safe may be sent to a second process after the first was asked. */
export async function checkRepeats(config: string): Promise<Found> {
  const contract = JSON.parse(readFileSync(join(root, 'packages/api-schema/src/generated/openapi.json'), 'utf8')) as { paths: Record<string, Record<string, { operationId?: string; 'x-safe'?: boolean; 'x-static'?: boolean }>> }
  const server = readFileSync(join(config, 'university/server.conf'), 'utf8')
  const submissions = [...server.matchAll(/location (=|~) (\S+) \{[^}]*submission\.conf/g)].map(([, kind, path = '']) => (kind === '=' ? new RegExp(`^${path}$`) : new RegExp(path)))
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })))
  const posts = operations.filter(({ operationId, method, 'x-static': isStatic }) => operationId !== undefined && method === 'post' && !isStatic)
  const wrong = posts.filter(({ path, 'x-safe': isSafe = false }) => submissions.some((one) => one.test(path)) === isSafe)
  return { figures: `${posts.length} operations by POST, ${posts.filter((one) => !one['x-safe']).length} of them submissions`, faults: wrong.map(({ path, 'x-safe': isSafe = false }) => `${path} ${isSafe ? 'is safe and not repeated' : 'is not safe and repeated'}`) }
}

/** Connections that send their headers letter by letter, or nothing, and whether nginx has ended them when it is asked again. */
export function openSlowOnes(port: number, count: number): { check(): Promise<Found>; close(): void } {
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(index % 2 ? 'GET /kz HTTP/1.1\r\nhost: kokzhiek.example\r\nx-long: ' : 'POST /api/menu HTTP/1.1\r\nhost: kokzhiek.example\r\ncontent-length: 100\r\n\r\n{'))
    return socket.on('error', () => undefined)
  })
  const dripping = setInterval(() => sockets.forEach((socket, index) => index % 2 && !socket.destroyed && socket.write('a')), 1_000)
  return {
    check: async () => {
      const open = sockets.filter((socket) => !socket.destroyed && !socket.readableEnded).length
      return { figures: `${count} connections that bring nothing are ended after 15 s`, faults: open > 0 ? [`${open} of ${count} are still open`] : [] }
    },
    close: () => {
      clearInterval(dripping)
      for (const socket of sockets) socket.destroy()
    },
  }
}
