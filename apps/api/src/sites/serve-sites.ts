import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { policyOf, sitePolicy } from './content-security-policy'
import { redirectOf } from './redirects'
import { siteFolder, siteFromHost, type Site } from './site-from-host'
import { cacheControl, notFoundPages, readSitePath } from './site-path'
import { openStatic, sendStatic } from './static-file'

/**
 * Serves the built sites, each from its own folder, chosen by the Host header. Every request opens its file anew: a
 * build may replace the folder at any moment, and what is open is sent to its end.
 *
 * @param connectTo tells which origins besides its own the pages of a site may call
 */
export function siteHandler(sitesDir: string, connectTo: (site: Site) => Promise<string[]>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendPage(reply.code(405).header('allow', 'GET, HEAD'), 'Method not allowed', 'This address can only be read.')
    }
    const site = siteFromHost(request.headers.host)
    const folder = siteFolder(site)
    const root = join(sitesDir, folder)
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
      return sendPage(reply.code(404), 'No such site', `The site “${folder}” is not built.`)
    }
    return serveFrom(root, await connectTo(site), request, reply)
  }
}

async function serveFrom(root: string, connectTo: string[], request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = readSitePath(request.url)
  const location = path.kind === 'redirect' ? path.to : redirectOf(root, request.url)
  if (location) return reply.code(301).header('cache-control', 'no-cache').header('location', location).send()

  for (const candidate of path.kind === 'file' ? path.candidates : []) {
    const file = await openStatic(root, candidate, request.raw)
    if (!file) continue
    if (isDocument(candidate)) reply.header('content-security-policy', policyOf(root, connectTo))
    else reply.removeHeader('content-security-policy')
    return sendStatic(file, reply.header('cache-control', cacheControl(candidate)))
  }
  reply.header('content-security-policy', policyOf(root, connectTo))

  // Conditions and ranges are about what is not there, not about the page that says so.
  const { 'accept-encoding': encoding } = request.headers
  const plain = { method: request.method, headers: { 'accept-encoding': encoding } }
  for (const page of notFoundPages(request.url)) {
    const file = await openStatic(root, page, plain)
    if (file) return sendStatic(file, reply.header('cache-control', 'no-cache'), 404)
  }
  return sendPage(reply.code(404), 'Not found', 'There is no such page.')
}

/** Whatever a browser may show by itself. Scripts, styles and fonts only act within a page, by the page's policy. */
function isDocument(file: string): boolean {
  return !/\.(js|css|woff2)$/.test(file)
}

function sendPage(reply: FastifyReply, title: string, text: string): FastifyReply {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`
  return reply.header('cache-control', 'no-cache').header('content-security-policy', sitePolicy([])).type('text/html; charset=utf-8').send(html)
}
