import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allSites } from '../sites/site-from-host'
import type { Operation } from './document'

/**
 * Lets the pages of the university's sites call an operation that has a host of its own (CORS), and of no other host below
 * theirs: who may have a page there is not known here. No cookies go along.
 *
 * @param siteUrl of the main site; sub-sites are below its host
 * @returns the hook that the operation's own route needs
 */
export function allowSites(app: FastifyInstance, { method }: Operation, url: string, siteUrl: string): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const allow = async ({ headers: { origin } }: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Origin')
    if (isOwnSite(origin, siteUrl)) reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'Retry-After')
  }
  app.options(url, { onRequest: allow }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', method)
      .header('access-control-allow-headers', 'Content-Type, Idempotency-Key, X-XSRF-TOKEN')
      .header('access-control-max-age', '3600')
      .send(),
  )
  return allow
}

function isOwnSite(origin: string | undefined, siteUrl: string): boolean {
  if (!origin || !URL.canParse(origin)) return false
  const [one, own] = [new URL(origin), new URL(siteUrl)]
  const host = own.hostname.replace(/^www\./, '')
  return one.protocol === own.protocol && one.port === own.port && hostsOf(host).has(one.hostname)
}

/** Of the main site and of its sub-sites, each also with `www.` before it. */
function hostsOf(host: string): ReadonlySet<string> {
  const hosts = allSites.map((site) => (site === '' ? host : `${site}.${host}`))
  return new Set(hosts.flatMap((one) => [one, `www.${one}`]))
}
