import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import helmet from 'helmet'
import { PreparedHeaders } from './http/prepared-headers'
import { apiPolicy } from './sites/content-security-policy'

/** What the sites never use, so that nothing that gets into a page can either. */
const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()'

/** What means something for an answer that is no page: OWASP's REST Security Cheat Sheet, and who else may load it. */
const forData = ['content-security-policy', 'cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options']

export interface SecurityHeaders {
  /** By the address of the answer. */
  addTo(reply: FastifyReply, url: string): void
  ofData: PreparedHeaders
}

/**
 * Headers of every answer. The Content-Security-Policy is the API's; sites and pictures put theirs in its place. Answers of
 * the API go without what only tells browsers how to treat a page.
 */
export function securityHeaders({ https }: { https: boolean }): SecurityHeaders {
  const forPages = { ...helmetHeaders(https), 'permissions-policy': permissionsPolicy, 'content-security-policy': apiPolicy }
  const ofData = new PreparedHeaders(Object.fromEntries(Object.entries(forPages).filter(([name]) => forData.includes(name))))
  return {
    ofData,
    addTo: (reply, url) => {
      if (isData(url)) ofData.addTo(reply)
      else reply.headers(forPages)
    },
  }
}

/** The documentation of the API is a page. */
function isData(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs')
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
