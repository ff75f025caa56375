import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database'
import { inTime } from './database/in-time'

/** `/healthz`: the process runs. `/readyz`: it can answer; 503 while the database cannot be reached, or does not answer. */
export function addHealth(app: FastifyInstance, database: Pick<Database, 'contentVersion'>, patienceMs?: number): void {
  app.get('/healthz', { config: { operation: 'health' } }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', { config: { operation: 'health' } }, async (_request, reply) => {
    await inTime(database.contentVersion(), patienceMs)
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
