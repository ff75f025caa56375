import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { apiPolicy } from './sites/content-security-policy'

/** What the sites never use, so that nothing that gets into a page can either. */
const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()'

/** Headers of every answer. The Content-Security-Policy is the API's; sites and pictures put theirs in its place. */
export function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = { ...helmetHeaders(https), 'permissions-policy': permissionsPolicy, 'content-security-policy': apiPolicy }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** They are the same for every answer. Asked once: helmet's own work would cost a third of what a cached answer does. */
function helmetHeaders(https: boolean): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // A browser that has once seen it refuses plain http for a year: not on a developer's localhost.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  setHeaders(response.req, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
