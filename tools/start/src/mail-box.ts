import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { start } from './run-command'
import { UserError } from './steps'

export interface MailBox {
  /** For SMTP_URL. */
  url: string
  stop: () => void
}

/** Starts a mail server that writes what it is given as JSON files into a folder. @throws UserError when it does not start */
export async function startMailBox(folder: string): Promise<MailBox> {
  const child = start('tsx', ['apps/api/src/testing/mail-box.ts', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new UserError('The mail server for the tests has no output.')
  const lines = createInterface(child.stdout)
  const ended = once(child, 'exit').then(() => {
    throw new UserError('The mail server for the tests ended before it was ready.')
  })
  const [url] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  // Later it ends because it is told to.
  ended.catch(() => undefined)
  return { url, stop: () => void child.kill() }
}
