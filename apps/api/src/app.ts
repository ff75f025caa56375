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
import { registerOperations, type Caller } from './contract/routes'
import { sendAnswer } from './contract/send-answer'
import { WrittenAnswer } from './contract/written-answer'
import type { Database } from './database/database'
import { serveDocs } from './docs/serve-docs'
import { handlers } from './handlers/handlers'
import { addHealth } from './health'
import { serveMedia } from './media/serve-media'
import { Searcher } from './search/searcher'
import { addSecurityHeaders } from './security-headers'
import { createServices, type ServicesConfig } from './services'
import { siteHandler } from './sites/serve-sites'
import type { Upload } from './uploads/upload'
import { uploadReceiver } from './uploads/upload-receiver'

export interface AppOptions {
  /** Open and migrated. */
  database: Database
  config: AppConfig
  clock?: () => Date
  /** Told after each submission, for there may be mail to send. */
  onStored?: () => void
  /** For tests: an answer that breaks the contract becomes an error. */
  checkAnswers?: boolean
}

/** The settings that matter to requests. */
export type AppConfig = ServicesConfig & Pick<Config, 'sitesDir' | 'logLevel' | 'trustProxy' | 'submissionLimit'>

/** The whole server without a port: the API, the pictures, the built sites. */
export async function buildApp({ database, config, clock = () => new Date(), onStored, checkAnswers = false }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    // One line a request is the front server's business; here it would cost more than the answer.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    // For a whole request: an application with all its files over a slow line takes minutes.
    requestTimeout: 300_000,
    trustProxy: config.trustProxy,
    // The slug of a page is one segment, however many it has itself.
    routerOptions: { maxParamLength: 1_000 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  })
  await addSecurityHeaders(app, { https: config.siteUrl.startsWith('https:') })
  answerErrors(app)

  const cache = new AnswerCache({ contentVersion: database.contentVersion, nextScheduledChange: (now) => nextScheduledChange(database, now) }, clock)
  const search = new Searcher(database)
  const services = createServices(database, config, onStored)
  const receiver = uploadReceiver(services.quarantine.incoming)
  const createContext = (now: Date, caller: Caller | undefined): Context => ({ ...services, content: new ContentStore(database, now), search, now, caller })
  const { siteUrl, submissionLimit } = config
  await registerOperations<Context, Upload>(app, { handlers, createContext, clock, cache, receiver, siteUrl, submissionLimit, checkAnswers })

  const openapi = new WrittenAnswer(JSON.stringify(document))
  app.get('/api/openapi.json', async (request, reply) => sendAnswer(request, reply, openapi))
  serveDocs(app)
  addHealth(app, database)
  serveMedia(app, join(config.dataDir, 'media'))

  const serveSite = siteHandler(config.sitesDir, config.receptionUrl ? [new URL(config.receptionUrl).origin] : [])
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
