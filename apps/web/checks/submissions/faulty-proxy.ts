import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '@university/api-client/testing/random'

/** What happens to a request on its way, and to its answer. */
export const faults = {
  none: 'goes through',
  slow: 'goes through late, and so does its answer',
  reset: 'the connection is reset before the server has a byte',
  cutRequest: 'the connection is reset in the middle of the request',
  lostAnswer: 'the server has it, the connection is reset instead of the answer',
  cutAnswer: 'the connection is reset in the middle of the answer',
  twice: 'the server gets it twice at once',
  late: 'the connection is reset, and the server gets it later, perhaps after the next try',
  busy: '503 with Retry-After, and the server has nothing',
  gateway: '504, and the server has it',
  silent: 'the server has it, and there is never an answer',
} as const

export type Fault = keyof typeof faults

/** Every second request has one; `silent` costs the visitor 20 seconds and more. */
export const usualFaults: Fault[] = ['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'slow', 'reset', 'cutRequest', 'lostAnswer', 'cutAnswer', 'twice', 'late', 'busy', 'gateway']

export interface FaultyProxy {
  url: string
  /** How often each happened to a submission. */
  counts: Record<string, number>
  /** Waits for what is on its way to the server still. */
  stop(): Promise<void>
}

export interface FaultyProxyOptions {
  target: string
  seed: number
  /** Drawn from for each request. */
  draw: Fault[]
  /** Who sends a submission, so that what happens to it depends on nothing but the seed and the number of the try. */
  senderOf(body: Buffer): string
}

const submission = '/api/reception/sendQuestion'

/** Stands before a server and does to requests what networks do, by a seed. What is no submission loses at most its answer. */
export async function startFaultyProxy({ target, seed, draw, senderOf }: FaultyProxyOptions): Promise<FaultyProxy> {
  const counts: Record<string, number> = {}
  const tries = new Map<string, number>()
  const underWay = new Set<Promise<unknown>>()
  const server = http.createServer((request, response) => {
    const work = pass(request, response).catch(() => reset(request))
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const isSubmission = request.url === submission
    const sender = isSubmission ? senderOf(body) : (request.url ?? '')
    const attempt = (tries.get(sender) ?? 0) + 1
    tries.set(sender, attempt)
    const random = createRandom(`${seed} ${sender} ${attempt}`)
    const fault = random.pick(draw)
    if (isSubmission) counts[fault] = (counts[fault] ?? 0) + 1
    await deeds[isSubmission || fault !== 'silent' ? fault : 'none']({ request, response, body, random, forward: (part = body.length) => forward(target, request, body.subarray(0, part), body.length) })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async stop() {
      server.closeAllConnections()
      server.close()
      await Promise.all(underWay)
    },
  }
}

interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
}

interface Passing {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
  random: Random
  /** Sends it to the server, or only its first bytes before the connection is reset. */
  forward(part?: number): Promise<Answer>
}

const deeds: Record<Fault, (passing: Passing) => Promise<void>> = {
  none: async ({ response, forward }) => answer(response, await forward()),
  async slow({ response, random, forward }) {
    await wait(random.integer(0, 300))
    const answered = await forward()
    await wait(random.integer(0, 300))
    answer(response, answered)
  },
  reset: async ({ request }) => reset(request),
  async cutRequest({ request, body, random, forward }) {
    await forward(random.integer(0, Math.max(0, body.length - 1))).catch(() => undefined)
    reset(request)
  },
  async lostAnswer({ request, forward }) {
    await forward()
    reset(request)
  },
  async cutAnswer({ request, response, random, forward }) {
    const { status, headers, body } = await forward()
    response.writeHead(status, { ...headers, 'content-length': body.length })
    await new Promise((resolve) => response.write(body.subarray(0, random.integer(0, body.length - 1)), resolve))
    // What is written but not yet sent would be lost with the connection.
    await wait(5)
    reset(request)
  },
  async twice({ response, forward }) {
    const both = [forward(), forward()]
    answer(response, await Promise.race(both))
    await Promise.all(both)
  },
  async late({ request, random, forward }) {
    reset(request)
    await wait(random.integer(50, 1500))
    await forward()
  },
  async busy({ response, random }) {
    answer(response, problem(503, 'unavailable', { 'retry-after': String(random.integer(0, 1)) }))
  },
  async gateway({ response, forward }) {
    await forward()
    answer(response, problem(504, 'gateway_timeout', {}))
  },
  silent: async ({ forward }) => void (await forward()),
}

function problem(status: number, code: string, headers: http.IncomingHttpHeaders): Answer {
  return { status, headers: { 'content-type': 'application/problem+json', ...headers }, body: Buffer.from(JSON.stringify({ type: 'about:blank', title: code, status, code })) }
}

function answer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}

function reset({ socket }: { socket: Socket }): void {
  socket.resetAndDestroy()
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function forward(target: string, { method, url, headers }: IncomingMessage, part: Buffer, length: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = http.request(target + (url ?? ''), { method, agent: false, headers: { ...endToEnd(headers), ...(length > 0 && { 'content-length': length }) } })
    sending.on('error', reject).on('response', (response) => {
      bodyOf(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: endToEnd(response.headers), body }), reject)
    })
    if (part.length === length) sending.end(part)
    else sending.write(part, () => setTimeout(() => sending.destroy(new Error('cut')), 5))
  })
}

/** Without those that hold for one connection only. */
function endToEnd({ connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...headers }: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return headers
}
