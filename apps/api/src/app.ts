import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Config } from './config'
import { ContentStore } from './content/content-store'
import { nextScheduledChange } from './content/schedule'
import type { Context } from './context'
import { AnswerCache } from './contract/answer-cache'
import { document } from './contract/document'
import { answerErrors, sendError } from './contract/errors'
import { HttpProblem } from './contract/problem'
import { registerOperations } from './contract/routes'
import { sendAnswer } from './contract/send-answer'
import { WrittenAnswer } from './contract/written-answer'
import type { Database } from './database/database'
import { serveDocs } from './docs/serve-docs'
import { handlers } from './handlers/handlers'
import { addHealth } from './health'
import { serveMedia } from './media/serve-media'
import { addSecurityHeaders } from './security-headers'
import { siteHandler } from './sites/serve-sites'

export interface AppOptions {
  /** Open and migrated. */
  database: Database
  config: Pick<Config, 'dataDir' | 'sitesDir' | 'logLevel' | 'siteUrl'>
  clock?: () => Date
  /** For tests: an answer that breaks the contract becomes an error. */
  checkAnswers?: boolean
}

/** The whole server without a port: the API, the pictures, the built sites. */
export async function buildApp({ database, config, clock = () => new Date(), checkAnswers = false }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    // One line a request is the front server's business; here it would cost more than the answer.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // The slug of a page is one segment, however many it has itself.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  await addSecurityHeaders(app, { https: config.siteUrl.startsWith('https:') })
  answerErrors(app)

  const cache = new AnswerCache({ contentVersion: database.contentVersion, nextScheduledChange: (now) => nextScheduledChange(database, now) }, clock)
  const createContext = (now: Date): Context => ({ content: new ContentStore(database, now) })
  registerOperations<Context>(app, { handlers, createContext, clock, cache, checkAnswers })

  const openapi = new WrittenAnswer(JSON.stringify(document))
  app.get('/api/openapi.json', async (request, reply) => sendAnswer(request, reply, openapi))
  serveDocs(app)
  addHealth(app, database)
  serveMedia(app, join(config.dataDir, 'media'))

  const serveSite = siteHandler(config.sitesDir)
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) throw new HttpProblem(404, 'not_found', { detail: 'No such operation' })
    return serveSite(request, reply)
  })
  return app
}

/** Unlike over restarts and processes, and cheaper than randomness for each. */
function requestIds(): () => string {
  const start = randomBytes(4).toString('hex')
  let count = 0
  return () => `req-${start}-${(count++).toString(36)}`
}
