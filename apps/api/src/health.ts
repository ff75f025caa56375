import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { DatabaseError, type Database } from './database/database'

/** Who asks whether a process is ready is told so long after at the latest, in milliseconds: a question that waits for a locked table may take seven times as long. */
const usualPatienceMs = 2_000

/** `/healthz`: the process runs. `/readyz`: it can answer; 503 while the database cannot be reached, or does not answer. */
export function addHealth(app: FastifyInstance, database: Pick<Database, 'contentVersion'>, patienceMs = usualPatienceMs): void {
  app.get('/healthz', { config: { operation: 'health' } }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', { config: { operation: 'health' } }, async (_request, reply) => {
    await Promise.race([database.contentVersion(), tooLate(patienceMs)])
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

async function tooLate(patienceMs: number): Promise<never> {
  await setTimeout(patienceMs, undefined, { ref: false })
  throw new DatabaseError('the database has not answered in time')
}
