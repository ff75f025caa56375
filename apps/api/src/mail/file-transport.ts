import { mkdirSync } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { syncFolder } from '../files/sync-folder'
import { writeNew } from '../files/write-new'
import { compose } from './compose'
import type { MailTransport } from './transport'

/**
 * Writes mails as `.eml` files into `outbox`, which mail programs open. The name comes from the mail, and a file that is
 * there is left alone, so that each mail is written once, however often and by however many it is tried.
 */
export function fileTransport(dataDir: string): MailTransport {
  const folder = join(dataDir, 'outbox')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await transporter.sendMail(compose(mail))
      const name = `${mail.created_at.replace(/[-:]/g, '')}-${mail.id}.eml`
      // Complete before it has the name that others look for; hidden until then.
      const draft = join(folder, `.${name}.${mail.lease}`)
      try {
        await writeNew(draft, Readable.from([message as Buffer]))
        await link(draft, join(folder, name)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error
        })
      } finally {
        await rm(draft, { force: true })
      }
      await syncFolder(folder)
    },
    close: () => transporter.close(),
  }
}
