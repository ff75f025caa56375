import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import type { Database } from './database/database'
import { keepHouse } from './housekeeping'
import { MailWorker } from './mail/mail-worker'
import { openTransport } from './mail/transport'
import { Quarantine } from './uploads/quarantine'

/** How often what has served its time is removed, in milliseconds. */
const housekeepingMs = 60 * 60_000

/** What a server does between requests: sends mails, and keeps house. */
export class Background {
  private readonly mail: MailWorker
  private log: FastifyBaseLogger | undefined
  private timer: NodeJS.Timeout | undefined
  private housekeeping: Promise<void> | undefined

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    const transport = openTransport(config)
    this.mail = new MailWorker({ database, transport, onFailure: (error, one) => this.warn(error, one ? `mail ${one.id} was not sent` : 'mails can not be sent') })
  }

  start(log: FastifyBaseLogger): void {
    this.log = log
    this.timer = setInterval(() => this.keepHouse(), housekeepingMs).unref()
    this.keepHouse()
    this.mail.start()
  }

  /** There may be mail to send. */
  wake(): void {
    this.mail.wake()
  }

  /** Waits for what is being done. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all([this.mail.stop(), this.housekeeping])
  }

  private keepHouse(): void {
    this.housekeeping ??= keepHouse(this.database, new Quarantine(this.config.dataDir), new Date())
      .catch((error: unknown) => this.warn(error, 'housekeeping failed'))
      .finally(() => (this.housekeeping = undefined))
  }

  private warn(error: unknown, message: string): void {
    this.log?.warn({ reason: error instanceof Error ? error.message : String(error) }, message)
  }
}
