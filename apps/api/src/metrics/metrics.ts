import type { FastifyInstance, onResponseHookHandler } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { AnswerCache } from '../contract/answer-cache'
import type { Database } from '../database/database'
import { inTime } from '../database/in-time'
import { storedBytes } from '../submissions/attachments'
import { RequestTimes } from './request-times'

/** What Prometheus is told of this process, and of the database that it shares with others. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly requests = new RequestTimes()
  private readonly submissions = new Counter({
    name: 'university_submissions_total',
    help: 'What visitors sent and this process stored, by operation; repeats under a key are not counted again.',
    labelNames: ['operation'] as const,
    registers: [this.registry],
  })
  private readonly uncounted = new Counter({
    name: 'university_rate_limit_failures_total',
    help: 'Calls that passed because they could not be counted.',
    registers: [this.registry],
  })
  private readonly databaseUp = this.gauge('database_up', '1 when the database answered just now, 0 when it did not; what is in it is not shown then.')
  private readonly version = this.gauge('content_version', 'Moves with every change of content.')
  private readonly mails = this.gauge('outbox_mails', 'Mails that wait, and those of the last days that could not be sent.', ['state'])
  private readonly questions = this.gauge('questions', 'Questions that a moderator must look at, or that wait for an answer.', ['status'])
  private readonly attachments = this.gauge('quarantine_bytes', 'What the attachments of visitors take; at QUARANTINE_LIMIT files are refused.')
  private readonly attachmentsLimit = this.gauge('quarantine_limit_bytes', 'QUARANTINE_LIMIT; 0 is no limit.')
  private watchesProcess = false

  constructor(
    private readonly database: Database,
    private readonly cache: Pick<AnswerCache, 'hits' | 'misses'>,
    /** In megabytes. */
    quarantineLimit: number,
    private readonly patienceMs?: number,
  ) {
    this.addCacheCounters()
    this.attachmentsLimit.set(quarantineLimit * 1024 * 1024)
  }

  /**
   * Observes every answer of the routes that are added after this, and of addresses that have none. Each route has a hook
   * that knows its operation: to ask a request for it takes as long as all the rest of the hook.
   */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', (route) => {
      const operation = route.config?.operation ?? 'other'
      const observe: onResponseHookHandler = (_request, { statusCode, elapsedTime }, done) => {
        this.requests.observe(operation, statusCode, elapsedTime / 1000)
        done()
      }
      route.onResponse = [...[route.onResponse ?? []].flat(), observe]
    })
    app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
      if (request.is404) this.requests.observe('other', statusCode, elapsedTime / 1000)
      done()
    })
  }

  countSubmission(operation: string): void {
    this.submissions.inc({ operation })
  }

  countUncounted(): void {
    this.uncounted.inc()
  }

  /** All of it in the text format of Prometheus. A database that is away, or does not answer in time, is told by `university_database_up`. */
  async text(): Promise<{ type: string; body: string }> {
    // From the first time that somebody asks: most processes are asked never.
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.registry })
    this.watchesProcess = true
    await this.readDatabase()
    return { type: this.registry.contentType, body: this.requests.text() + (await this.registry.metrics()) }
  }

  private addCacheCounters(): void {
    const { cache, registry } = this
    new Counter({
      name: 'university_answer_cache_total',
      help: 'Answers of reading operations that came from the cache (hit) or were made (miss).',
      labelNames: ['result'] as const,
      registers: [registry],
      collect() {
        this.reset()
        this.inc({ result: 'hit' }, cache.hits)
        this.inc({ result: 'miss' }, cache.misses)
      },
    })
  }

  private gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name: `university_${name}`, help, labelNames, registers: [this.registry] })
  }

  private async readDatabase(): Promise<void> {
    this.mails.reset()
    this.questions.reset()
    try {
      const counts = await inTime(readCounts(this.database), this.patienceMs)
      this.version.set(counts.version)
      this.attachments.set(counts.attachmentBytes)
      for (const [state, count] of counts.mails) this.mails.set({ state }, count)
      for (const [status, count] of counts.questions) this.questions.set({ status }, count)
      this.databaseUp.set(1)
    } catch {
      this.version.remove()
      this.attachments.remove()
      this.databaseUp.set(0)
    }
  }
}

type Counts = [label: string, count: number][]

/** Only what an index counts, and the attachments, of which there are not many: all questions of years would take longer than the rest together. */
async function readCounts({ query, contentVersion }: Database): Promise<{ version: number; mails: Counts; questions: Counts; attachmentBytes: number }> {
  const mails = ['waiting', 'failed'] as const
  const questions = ['on_moderation', 'registered'] as const
  const mailsIn = (state: (typeof mails)[number]) => query.selectFrom('outgoing_mail').where('state', '=', state).select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
  const questionsIn = (status: (typeof questions)[number]) => query.selectFrom('question').where('status', '=', status).select(({ fn }) => fn.countAll().as('count')).executeTakeFirst()
  const pairs = async <Name extends string>(names: readonly Name[], count: (name: Name) => Promise<{ count: unknown } | undefined>) =>
    Promise.all(names.map(async (name): Promise<Counts[number]> => [name, Number((await count(name))?.count ?? 0)]))
  return { version: await contentVersion(), mails: await pairs(mails, mailsIn), questions: await pairs(questions, questionsIn), attachmentBytes: await storedBytes(query) }
}
