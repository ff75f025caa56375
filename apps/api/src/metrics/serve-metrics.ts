import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSameSecret } from '../contract/same-secret'
import type { Metrics } from './metrics'

/**
 * `/metrics` for Prometheus. Who may not see it is told that there is no such page.
 *
 * @param token that Prometheus brings as a bearer; without one only this machine is answered, and no proxy on it
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { config: { operation: 'metrics' } }, async (request, reply) => {
    if (!(token === undefined ? isFromHere(request) : isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))) return reply.callNotFound()
    const { type, body } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(body)
  })
}

/** A front server on the same machine comes from here, too; but it says for whom it asks. */
function isFromHere({ raw: { socket, headers } }: FastifyRequest): boolean {
  const isLocal = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  return isLocal && ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'].every((name) => headers[name] === undefined)
}
