import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { apiPolicy } from './sites/content-security-policy'

/** What the sites never use, so that nothing that gets into a page can either. */
const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()'

/** Headers of every answer. The Content-Security-Policy is the API's; sites and pictures put theirs in its place. */
export async function addSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // A browser that has once seen it refuses plain http for a year: not on a developer's localhost.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy).header('content-security-policy', apiPolicy)
  })
}
