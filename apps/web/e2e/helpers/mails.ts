import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '../settings'
import { expect } from './test'

export interface Mail {
  to: string[]
  subject: string
  text: string
  html: string
}

/** Waits for a mail that the server has sent to an address, by what its subject has in it. Tests use addresses of their own. */
export async function mailTo(address: string, subject: string): Promise<Mail> {
  const found = () => allMails().find((mail) => mail.to.includes(address) && mail.subject.includes(subject))
  await expect.poll(() => found() !== undefined, { message: `a mail to ${address} about "${subject}"`, timeout: 15_000 }).toBe(true)
  return found() as Mail
}

/** The first link that leads to such a path. */
export function linkIn({ text }: Mail, part: string): string {
  const link = text.match(/https?:\/\/[^\s<>\])]+/g)?.find((one) => one.includes(part))
  if (!link) throw new Error(`The mail has no link with ${part}: ${text}`)
  return link
}

function allMails(): Mail[] {
  const folder = settings.mails
  if (!folder) throw new Error('Set E2E_MAILS to the folder of mails; `npm test` does that by itself.')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Mail)
}
