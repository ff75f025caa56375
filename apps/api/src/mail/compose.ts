import type { SendMailOptions } from 'nodemailer'
import type { LeasedMail } from './outbox'

/** For nodemailer. Identity and date are those of the row: a mail that goes out twice is the same to those who receive it. */
export function compose({ id, created_at, to_address, mail: { from, replyTo, subject, text, html, headers } }: LeasedMail): SendMailOptions {
  return {
    from,
    to: { name: '', address: to_address },
    ...(replyTo === null ? {} : { replyTo }),
    subject,
    text,
    html,
    messageId: `<${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    date: new Date(created_at),
    // Addresses of the newsletter are long; a folded one is not understood by all.
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }])),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
