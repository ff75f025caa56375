import type { Database } from '../database/database'
import { MailRefused } from './mail-refused'
import { hasDueMail, leaseMails, markFailed, markSent, type LeasedMail } from './outbox'
import type { MailTransport } from './transport'

/** Mails in work at once. */
const batch = 5

/** How often it is looked for mails of other processes, in milliseconds. */
const pollMs = 3_000

export interface MailWorkerOptions {
  database: Database
  transport: MailTransport
  clock?: () => Date
  /** Told of each mail that could not be sent, and of a database that does not answer. */
  onFailure?(error: unknown, mail?: LeasedMail): void
}

/**
 * Sends all mails that are due, until several were tried at once and none could be sent nor was refused for good: the mail server is away, and would keep
 * thousands of others waiting for as long. Any number of processes may do it at once: each mail is leased to one of them.
 *
 * @param goesOn asked before each batch
 * @returns how many were sent
 */
export async function sendDueMails({ database, transport, clock = () => new Date(), onFailure }: MailWorkerOptions, goesOn = () => true): Promise<number> {
  let sent = 0
  while (goesOn() && (await hasDueMail(database, clock()))) {
    const mails = await leaseMails(database, clock(), batch)
    const outcomes = await Promise.all(
      mails.map(async (mail): Promise<'sent' | 'refused' | 'failed'> => {
        try {
          await transport.send(mail)
        } catch (error) {
          const isRefused = error instanceof MailRefused
          onFailure?.(error, mail)
          await markFailed(database, mail, error instanceof Error ? error.message : String(error), isRefused, clock())
          return isRefused ? 'refused' : 'failed'
        }
        await markSent(database, mail, clock())
        return 'sent'
      }),
    )
    sent += outcomes.filter((one) => one === 'sent').length
    // None at all: another process is just taking them.
    if (outcomes.every((one) => one === 'failed')) break
  }
  return sent
}

/** Sends mails in the background, at once when it is woken and otherwise every few seconds. */
export class MailWorker {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<unknown> | undefined
  private isWoken = false
  private isStopped = false

  constructor(private readonly options: MailWorkerOptions) {}

  start(): void {
    this.timer = setInterval(() => this.wake(), pollMs)
    this.timer.unref()
    this.wake()
  }

  wake(): void {
    this.isWoken = true
    if (this.isStopped || this.running) return
    this.running = this.run().finally(() => (this.running = undefined))
  }

  /** Waits for the mails that are on their way. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearInterval(this.timer)
    await this.running
    this.options.transport.close()
  }

  private async run(): Promise<void> {
    while (this.isWoken && !this.isStopped) {
      this.isWoken = false
      // A database that is away comes back; the next round finds what this one left.
      await sendDueMails(this.options, () => !this.isStopped).catch((error: unknown) => this.options.onFailure?.(error))
    }
  }
}
