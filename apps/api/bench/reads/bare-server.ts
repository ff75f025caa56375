import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify, { type HTTPMethods } from 'fastify'
import { tellCpu } from './tell-cpu'

/** What it answers to one address, word for word. */
export interface BareRoute {
  method: HTTPMethods
  route: string
  headers: Record<string, string>
  /** In base64. */
  content: string
}

/*
 * Fastify without a plugin: sends what the file says that is its argument. It parses the bodies of requests, as the real
 * server must. Its handlers are asynchronous, which is how Fastify's own guide writes them.
 */
const app = Fastify()
for (const { method, route, headers, content } of JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareRoute[]) {
  const payload = Buffer.from(content, 'base64')
  app.route({ method, url: route, handler: async (_request, reply) => reply.headers(headers).send(payload) })
}
await app.listen({ port: 0, host: '127.0.0.1' })
tellCpu((app.server.address() as AddressInfo).port)
