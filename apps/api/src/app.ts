import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Config } from './config'
import { ContentStore } from './content/content-store'
import { nextScheduledChange } from './content/schedule'
import { SearchedTexts } from './content/searched-texts'
import type { Context } from './context'
import { AnswerCache } from './contract/answer-cache'
import type { Asker } from './contract/call'
import { document } from './contract/document'
import { answerErrors, sendError } from './contract/errors'
import { registerOperations } from './contract/routes'
import { sendAnswer } from './contract/send-answer'
import { unknownOperation } from './contract/unknown-operation'
import { WrittenAnswer } from './contract/written-answer'
import type { Database } from './database/database'
import { serveDocs } from './docs/serve-docs'
import { handlers } from './handlers/handlers'
import { addHealth } from './health'
import { answerUnreadable } from './http/answer-unreadable'
import { connectionLimits, timeouts, type ConnectionLimits } from './http/connection-limits'
import { guardConnections } from './http/guard-connections'
import { sharedCounts } from './limits/shared-counts'
import { loggerOptions } from './logging/logger-options'
import { makeChildrenLate } from './logging/request-logger'
import { safeReason } from './logging/safe-error'
import { serveMedia } from './media/serve-media'
import { Metrics } from './metrics/metrics'
import { serveMetrics } from './metrics/serve-metrics'
import { Searcher } from './search/searcher'
import { securityHeaders } from './security-headers'
import { createServices, type ServicesConfig } from './services'
import { receptionOrigins } from './sites/reception-origins'
import { readableUrl } from './sites/readable-url'
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
  /** What one client may take of the server; by default as in http/connection-limits.ts. */
  limits?: ConnectionLimits
}

/** The settings that matter to requests. */
export type AppConfig = ServicesConfig & Pick<Config, 'sitesDir' | 'logLevel' | 'trustProxy' | 'submissionLimit' | 'callLimit' | 'metricsToken' | 'previewKey' | 'checkAnswers'>

/** The whole server without a port: the API, the pictures, the built sites. */
export async function buildApp({ database, config, clock = () => new Date(), onStored, limits = connectionLimits }: AppOptions): Promise<FastifyInstance> {
  const security = securityHeaders({ https: config.siteUrl.startsWith('https:') })
  const newId = requestIds()
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    // One line a request is the front server's business; here it would cost more than the answer.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    ...timeouts(limits),
    trustProxy: config.trustProxy,
    // The slug of a page is one segment, however many it has itself.
    routerOptions: { maxParamLength: 1_000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: answerUnreadable(security.ofData.fields, newId),
    // An address that the router cannot read gets here without any hook.
    frameworkErrors: (error, request, reply) => {
      security.addTo(reply, request.url)
      sendError(error, request, reply)
    },
  })
  makeChildrenLate(app.log)
  app.addHook('onRequest', ({ url }, reply, done) => {
    security.addTo(reply, url)
    done()
  })
  guardConnections(app, limits)
  answerErrors(app)

  const cache = new AnswerCache({ contentVersion: database.contentVersion, nextScheduledChange: (now) => nextScheduledChange(database, now) }, clock)
  const search = new Searcher(database)
  const texts = new SearchedTexts(database)
  const metrics = new Metrics(database, cache, config.quarantineLimit)
  metrics.watch(app)
  const services = createServices(database, config, (operation, isRepeat) => {
    if (!isRepeat) metrics.countSubmission(operation)
    onStored?.()
  })
  const receiver = uploadReceiver(services.quarantine.incoming)
  const createContext = (now: Date, { caller, isEditor = false, lists }: Asker): Context => ({ ...services, content: new ContentStore(database, now, { unpublished: isEditor, texts, lists }), search, now, caller })
  const { siteUrl, previewKey, checkAnswers } = config
  const callLimits = { submissions: config.submissionLimit, calls: config.callLimit }
  const onUncounted = (error: unknown) => {
    metrics.countUncounted()
    app.log.warn({ reason: safeReason(error) }, 'a call was not counted')
  }
  // Of SQLite there is one process, which counts in its memory.
  const callCounts = database.dialect === 'postgres' ? sharedCounts({ database, clock, onFailure: onUncounted }) : undefined
  await registerOperations<Context, Upload>(app, { handlers, createContext, clock, cache, receiver, siteUrl, callLimits, callCounts, previewKey, checkAnswers })

  const openapi = new WrittenAnswer(JSON.stringify(document))
  app.get('/api/openapi.json', async (request, reply) => sendAnswer(request, reply, openapi))
  serveDocs(app)
  addHealth(app, database)
  serveMetrics(app, metrics, config.metricsToken)
  serveMedia(app, join(config.dataDir, 'media'))

  const onUnknownReception = (error: unknown) => app.log.warn({ reason: safeReason(error) }, 'where the reception answers could not be read')
  const serveSite = siteHandler(config.sitesDir, receptionOrigins({ database, receptionUrl: config.receptionUrl, clock, onFailure: onUnknownReception }))
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) throw unknownOperation(request.url)
    return serveSite(request, reply)
  })
  return app
}

/** Unlike over restarts and processes, and cheaper than randomness for each. */
function requestIds(): () => string {
  const start = `req-${randomBytes(4).toString('hex')}-`
  let count = 0
  return () => start + String(count++)
}
