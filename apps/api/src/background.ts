import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import type { Database } from './database/database'
import { keepHouse } from './housekeeping'
import { forgetCalls } from './limits/shared-counts'
import { safeReason } from './logging/safe-error'
import { MailWorker } from './mail/mail-worker'
import { openTransport } from './mail/transport'
import type { Quarantine } from './uploads/quarantine'

/** How often what has served its time is removed, in milliseconds. */
const housekeepingMs = 60 * 60_000
const countsMs = 60_000

/** What a server does between requests: sends mails, and keeps house. */
export class Background {
  private readonly mail: MailWorker
  private log: FastifyBaseLogger | undefined
  private timer: NodeJS.Timeout | undefined
  private housekeeping: Promise<void> | undefined
  private counts: NodeJS.Timeout | undefined

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly quarantine: Quarantine,
  ) {
    const transport = openTransport(config)
    this.mail = new MailWorker({ database, transport, onFailure: (error, one) => this.warn(error, one ? `mail ${one.id} was not sent` : 'mails cannot be sent') })
  }

  start(log: FastifyBaseLogger): void {
    this.log = log
    this.timer = setInterval(() => this.keepHouse(), housekeepingMs).unref()
    this.keepHouse()
    // So that no count of calls is kept much longer than it counts.
    this.counts = setInterval(() => void forgetCalls(this.database, new Date()).catch((error: unknown) => this.warn(error, 'counts of calls were not removed')), countsMs).unref()
    this.mail.start()
  }

  /** There may be mail to send. */
  wake(): void {
    this.mail.wake()
  }

  /** Waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    clearInterval(this.counts)
    await Promise.all([this.mail.stop(), this.housekeeping])
  }

  private keepHouse(): void {
    const { database, config, quarantine } = this
    const onFailure = (error: unknown, what: string) => this.warn(error, `${what} cannot be removed`)
    this.housekeeping ??= keepHouse({ database, quarantine, config, now: new Date(), onFailure })
      .then((daily) => daily && this.log?.info({ removed: daily }, 'what was past its date is removed'))
      .finally(() => (this.housekeeping = undefined))
  }

  private warn(error: unknown, message: string): void {
    this.log?.warn({ reason: safeReason(error) }, message)
  }
}
