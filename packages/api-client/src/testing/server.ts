import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIP, type AddressInfo } from 'node:net'
import type { Mocks, Scenario } from './mocks'
import { plainProblem } from './problem'
import { toResponse } from './to-response'

export interface ServerOptions<Ops = unknown> {
  /** 0 takes any that is free. */
  port: number
  /** Default `127.0.0.1`. */
  host?: string
  /** Played at the start, and again after each `DELETE /__mocks`. */
  scenario?: Scenario<Ops>
  /** Origins whose pages may read the answers, and whose hosts the server may be called by, besides those of this machine; `*` for all. */
  allowOrigins?: string[]
  /** Told each request, one line: `POST /api/menu → getMenu 200 1.2 ms`. */
  log?: (line: string) => void
}

export interface RunningServer {
  url: string
  /** Ends requests that wait, and then the server. */
  stop(): Promise<void>
}

/** What is being answered when the server is stopped has so long to come to its end. In milliseconds. */
const lastWordMs = 500

/** Where the mocks themselves are told something. */
const ownPath = '/__mocks'

/**
 * The mocks as an HTTP server, for pages of `localhost`, its subdomains, `127.0.0.1` and `[::1]`, and of `allowOrigins`. `POST /__mocks` plays a scenario, `DELETE /__mocks` begins anew.
 *
 * @throws Error when the port is taken, and for a scenario that breaks the contract
 */
export async function serveMocks<Ops>(mocks: Mocks<Ops>, { port, host = '127.0.0.1', scenario, allowOrigins = [], log = () => {} }: ServerOptions<Ops>): Promise<RunningServer> {
  const begin = () => scenario && mocks.play(scenario)
  begin()
  const server = createServer((incoming, outgoing) => {
    const start = performance.now()
    const { method = 'GET', url = '/' } = incoming
    const cors = corsFor(incoming, allowOrigins)
    outgoing.once('close', () => {
      log(`${method} ${url} → ${url === ownPath ? 'the mocks' : (nameOf(mocks, method, url) ?? 'no operation')} ${outgoing.headersSent ? outgoing.statusCode : 'no answer'} ${(performance.now() - start).toFixed(1)} ms`)
    })
    const answered = isCalledSo(incoming.headers.host, host, allowOrigins) ? answer(mocks, begin, cors, incoming, outgoing) : refuse(cors, incoming, outgoing)
    answered.catch((error: unknown) => {
      if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy()
      const made = plainProblem({ statuses: [500], title: 'Mock failed', detail: error instanceof Error ? error.message : String(error) })
      void send(toResponse(made, new Request('http://localhost')), cors, incoming, outgoing)
    })
  })
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, host, ready))
  return {
    url: `http://${isIP(host) === 6 ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        mocks.reset()
        server.close(() => done())
        // Node takes for busy what browsers hold ready, and ask nothing on.
        setTimeout(() => server.closeAllConnections(), lastWordMs).unref()
      }),
  }
}

function nameOf<Ops>(mocks: Mocks<Ops>, method: string, url: string): string | undefined {
  try {
    return mocks.nameOf(new Request(`http://localhost${url}`, { method }))
  } catch {
    // No Request may be a TRACE, or name what is no address.
    return undefined
  }
}

async function answer<Ops>(mocks: Mocks<Ops>, begin: () => void, cors: Cors, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await toRequest(incoming, outgoing)
  if (request.method === 'OPTIONS' && mocks.nameOf(request) === undefined) return void outgoing.writeHead(204, { ...cors.headers, 'access-control-max-age': '600' }).end()
  if (new URL(request.url).pathname === ownPath) {
    const fault = cors.isForeign ? foreign : await control(mocks, begin, request)
    return fault ? send(toResponse(plainProblem(fault), request), cors, incoming, outgoing) : void outgoing.writeHead(204, cors.headers).end()
  }
  const response = await mocks.handle(request)
  if (response) return send(response, cors, incoming, outgoing)
  const made = plainProblem({ statuses: [404], title: 'No such operation', detail: mocks.refuse(request).message })
  return send(toResponse(made, request), cors, incoming, outgoing)
}

function refuse(cors: Cors, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const detail = `this server is not called ${incoming.headers.host ?? ''}; --allow-origin names the origins that it may be called by`
  return send(toResponse(plainProblem({ statuses: [403], title: 'Host not allowed', detail }), new Request('http://localhost')), cors, incoming, outgoing)
}

/** A page can ask for this without reading the answer. */
const foreign: Parameters<typeof plainProblem>[0] = { statuses: [403], title: 'Origin not allowed', detail: 'pages of this origin may not play scenarios; --allow-origin names those that may' }

/** Does what a request to the mocks themselves asks; answers the problem where it cannot. */
async function control<Ops>(mocks: Mocks<Ops>, begin: () => void, request: Request): Promise<Parameters<typeof plainProblem>[0] | undefined> {
  switch (request.method) {
    case 'DELETE':
      mocks.reset()
      begin()
      return undefined
    case 'POST':
      try {
        mocks.play((await request.json()) as Scenario<Ops>)
        return undefined
      } catch (error) {
        return { statuses: [400], title: 'Not a scenario', detail: error instanceof Error ? error.message : String(error) }
      }
    default:
      return { statuses: [405], title: 'Method not allowed', detail: 'POST plays a scenario, DELETE begins anew' }
  }
}

async function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const controller = new AbortController()
  outgoing.once('close', () => outgoing.writableFinished || controller.abort())
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const entries = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]))
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries,
    signal: controller.signal,
    // Those two have none for `fetch`; some clients send one all the same.
    ...(chunks.length > 0 && method !== 'GET' && method !== 'HEAD' ? { body: Buffer.concat(chunks) } : {}),
  })
}

async function send(response: Response, cors: Cors, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') return void incoming.socket.destroy()
  const body = Buffer.from(await response.arrayBuffer())
  const vary = [response.headers.get('vary'), cors.headers.vary].filter(Boolean).join(', ')
  // Pages of other origins read what is named; a star means none where they send cookies.
  const exposed = cors.headers['access-control-allow-origin'] ? { 'access-control-expose-headers': [...response.headers.keys()].join(', ') } : {}
  outgoing.statusCode = response.status
  // Node adds the length, and leaves it and the body away where HTTP has none.
  outgoing.setHeaders(new Map(Object.entries({ ...Object.fromEntries(response.headers), ...cors.headers, ...exposed, vary }))).end(body)
}

interface Cors {
  headers: Record<string, string>
  /** Whether a page asks that may not read the answer. */
  isForeign: boolean
}

/** Pages that are allowed may ask with cookies and headers of their own. */
function corsFor({ headers }: IncomingMessage, allowed: string[]): Cors {
  const { origin } = headers
  if (origin === undefined) return { headers: { vary: 'Origin' }, isForeign: false }
  if (!isOfThisMachine(origin) && !allowed.includes(origin) && !allowed.includes('*')) return { headers: { vary: 'Origin' }, isForeign: true }
  return {
    isForeign: false,
    headers: {
      vary: 'Origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': headers['access-control-request-method'] ?? 'GET, HEAD, PUT, POST, PATCH, DELETE',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    },
  }
}

/**
 * Whether a server may be called by a name. Whoever owns a name can make it lead to this machine, and a page of it would then read what this machine alone may; an
 * address leads nowhere else, and a server that others reach may have any name.
 */
function isCalledSo(name = 'localhost', host: string, allowed: string[]): boolean {
  if (!/^(localhost$|127\.|::1$)/.test(host) || allowed.includes('*')) return true
  const called = hostnameOf(`http://${name}`)
  return isOfThisMachine(`http://${name}`) || isIP(called) > 0 || allowed.some((origin) => hostnameOf(origin) === called)
}

function hostnameOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : ''
}

/** Whether a page is of this machine, on whatever port. */
function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
}
