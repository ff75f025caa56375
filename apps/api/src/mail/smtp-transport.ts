import { createTransport } from 'nodemailer'
import { compose } from './compose'
import { MailRefused } from './mail-refused'
import type { MailTransport } from './transport'

/** How many connections the server is given at once. */
const connections = 5

/** @param url `smtp://user:password@host:587`; TLS is used where the server offers it, `smtps://` insists on it */
export function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({ url, pool: true, maxConnections: connections, connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000, dnsTimeout: 20_000 })
  return {
    send: async (mail) => {
      try {
        await transporter.sendMail(compose(mail))
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error.message, { cause: error }) : error
      }
    },
    close: () => transporter.close(),
  }
}

/**
 * What a server says of us, most of them where they should speak of the recipient: that it passes on nothing for us (5.7.1), or does not know the
 * sender (5.1.7, 5.1.8).
 */
const ofUs = /^\d{3}[ -]5\.(?:7|1\.[78])\b/

/** The server refuses this address or this mail for good; what it says of us, such as a wrong password, can be mended. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { responseCode = 0, command = '', response = '' } = error as Error & { responseCode?: number; command?: string; response?: string }
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command) && !ofUs.test(response)
}
