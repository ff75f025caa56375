import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../database/database'
import { fileTransport } from '../../mail/file-transport'
import { sendDueMails } from '../../mail/mail-worker'
import { Quarantine } from '../../uploads/quarantine'
import { Submissions } from './stored'
import type { Acknowledged } from './visitors'

export interface Findings {
  /** Submissions in the database; more than were acknowledged, for a server may die between the commit and its answer. */
  stored: Record<string, number>
  /** Files that belonged to nothing, before they were swept. */
  orphans: number
  mails: number
  /** What must not be, one line each. */
  faults: string[]
}

/** Whether all that was acknowledged is stored, as it was acknowledged; for any time at which no server runs. */
export async function missingFrom(database: Database, acknowledged: Acknowledged[]): Promise<string[]> {
  const stored = await Submissions.read(database)
  return acknowledged.flatMap(({ draft: { kind, email }, text }) => {
    const [row] = stored.of(kind, email)
    const { number, application_number } = JSON.parse(text) as { number?: string; application_number?: string }
    if (!row) return [`${kind} of ${email} was acknowledged and is lost`]
    return row.number === (number ?? application_number) ? [] : [`${kind} of ${email} was acknowledged as ${text} and is stored as ${row.number}`]
  })
}

/** Looks at everything when all is over: the servers, and what they left to do. */
export async function lookAround(database: Database, dataDir: string, acknowledged: Acknowledged[]): Promise<Findings> {
  const orphans = (await filesOf(database, dataDir)).unowned.length
  await new Quarantine(dataDir).sweep(database, Date.now(), 0)
  // Mails that a killed server was sending are free again when its lease is over.
  await sendDueMails({ database, transport: fileTransport(dataDir), clock: () => new Date(Date.now() + 10 * 60_000) })
  const stored = await Submissions.read(database)
  const { unowned, lost } = await filesOf(database, dataDir)
  const { faults: mailFaults, count: mails } = compareMails(dataDir, stored.emails())
  const drafts = new Map(acknowledged.map(({ draft }) => [draft.email, draft]))
  const faults = [
    ...(await missingFrom(database, acknowledged)),
    ...stored.faults((email) => drafts.get(email)?.files),
    ...unowned.map((file) => `the file ${file} belongs to nothing`),
    ...lost.map((file) => `the file ${file} of a submission is lost or broken`),
    ...mailFaults,
  ]
  return { stored: stored.counts(), orphans, mails, faults }
}

/** What lies where visitors' files lie, beside what the tables say of it. */
async function filesOf({ query }: Database, dataDir: string): Promise<{ unowned: string[]; lost: string[] }> {
  const rows = new Map((await query.selectFrom('attachment').select(['file', 'sha256']).execute()).map(({ file, sha256 }) => [file, sha256]))
  const kept = new Set(readdirSync(join(dataDir, 'quarantine')))
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(join(dataDir, 'quarantine', file))).digest('hex')
  return {
    unowned: [...readdirSync(join(dataDir, 'incoming')), ...[...kept].filter((file) => !rows.has(file))],
    lost: [...rows].filter(([file, sha256]) => !kept.has(file) || hashOf(file) !== sha256).map(([file]) => file),
  }
}

/** Each address that sent something has one mail as a file, and nobody else has. */
function compareMails(dataDir: string, emails: Set<string>): { count: number; faults: string[] } {
  const folder = join(dataDir, 'outbox')
  const files = readdirSync(folder)
  const mails = files.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const counts = new Map<string, number>()
  for (const name of mails) {
    const to = /^To: (.*)\r$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? `nobody (${name})`
    counts.set(to, (counts.get(to) ?? 0) + 1)
  }
  return {
    count: mails.length,
    faults: [
      ...[...emails].filter((email) => counts.get(email) !== 1).map((email) => `${email} has ${counts.get(email) ?? 0} mails`),
      ...[...counts.keys()].filter((email) => !emails.has(email)).map((email) => `${email} has a mail and sent nothing`),
    ],
  }
}
