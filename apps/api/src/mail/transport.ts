import type { Config } from '../config'
import { fileTransport } from './file-transport'
import type { LeasedMail } from './outbox'
import { smtpTransport } from './smtp-transport'

/** A way for mails to leave. */
export interface MailTransport {
  /** @throws MailRefused when another try would end the same; anything else when it may not */
  send(mail: LeasedMail): Promise<void>
  close(): void
}

export function openTransport({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(dataDir)
}
