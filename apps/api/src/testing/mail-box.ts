import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/*
 * A mail server for tests in other processes: `tsx …/mail-box.ts DIR` writes its address as a line, and each mail that it is
 * given as a file into the folder: `{ to, subject, text, html }`.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder that mails go to.')
mkdirSync(folder, { recursive: true })

let count = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    simpleParser(stream).then(({ subject, text, html }) => {
      const mail = { to: session.envelope.rcptTo.map(({ address }) => address), subject, text, html }
      const file = join(folder, `${String(++count).padStart(5, '0')}.json`)
      // Complete before it has the name that others look for.
      writeFileSync(`${file}.part`, JSON.stringify(mail))
      renameSync(`${file}.part`, file)
      done()
    }, done)
  },
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}\n`))
