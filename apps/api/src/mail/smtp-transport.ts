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

/** The server refuses this address or this mail for good; what it says of us, such as a wrong password, can be mended. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { responseCode = 0, command = '' } = error as Error & { responseCode?: number; command?: string }
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}
