import type { FastifyInstance } from 'fastify'
import type { Database } from './database/database'

/** `/healthz`: the process runs. `/readyz`: it can answer; 503 while the database cannot be reached. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { config: { operation: 'health' } }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', { config: { operation: 'health' } }, async (_request, reply) => {
    await database.contentVersion()
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
