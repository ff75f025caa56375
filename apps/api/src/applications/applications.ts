import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Language } from '../content/languages'
import { toUtc } from '../content/time'
import { HttpProblem } from '../contract/problem'
import type { Database } from '../database/database'
import type { ApplicationRow, AttachmentRow, AuditEntryRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { ExpectedError } from '../expected-error'
import { greetedName } from '../mail/greeted-name'
import type { Letter } from '../mail/letter'
import { mailLastDay, mailText } from '../mail/mail-text'
import type { Sender } from '../mail/sender'
import { addAttachments, attachmentsOf, type SentFile } from '../submissions/attachments'
import { addAudit, auditTrail, visitor } from '../submissions/audit'
import { emailKey } from '../submissions/email-key'
import { queueReceipt } from '../submissions/queue-receipt'
import { saveAttachments } from '../submissions/save-attachments'
import type { Quarantine } from '../uploads/quarantine'
import { forgetApplication, type Forgetting } from './forget-application'

export type NewApplication = Omit<ApplicationRow, 'id' | 'email_key' | 'received_at'>

export interface ApplicationOptions {
  now: Date
  sender: Sender
  files: SentFile[]
  deadline: string | null
}

/**
 * Stores an application with its files and the mail that says so.
 *
 * @throws HttpProblem 409 when the person has applied for this vacancy before
 */
export async function addApplication(query: Kysely<Tables>, application: NewApplication, { now, sender, files, deadline }: ApplicationOptions): Promise<void> {
  const row: ApplicationRow = { ...application, id: randomUUID(), email_key: applicantKey(application), received_at: toUtc(now) }
  const added = await query
    .insertInto('application')
    .values(row)
    .onConflict((conflict) => conflict.columns(['vacancy_id', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new HttpProblem(409, 'duplicate', { detail: 'This person has already applied for this vacancy', errors: { email: ['duplicate'] } })
  await addAttachments(query, row.id, files)
  await addAudit(query, row.id, { at: now, actor: visitor, action: 'received' })
  await queueReceipt(query, receivedLetter(row, files.length, deadline), sender, { ...row, now })
}

/** Whoever has the address of somebody else locks nobody out with it: the telephone number must be the same, too. */
function applicantKey({ email, phone }: Pick<ApplicationRow, 'email' | 'phone'>): string {
  return `${emailKey(email)} ${phone.replace(/\D/g, '')}`
}

/** The newest first. */
export async function listApplications({ query }: Database, vacancyId: number | undefined, limit: number): Promise<ApplicationRow[]> {
  const rows = query.selectFrom('application').selectAll().orderBy('received_at', 'desc').orderBy('number').limit(limit)
  return (vacancyId === undefined ? rows : rows.where('vacancy_id', '=', vacancyId)).execute()
}

/** @throws ExpectedError */
export async function showApplication({ query }: Database, number: string): Promise<{ application: ApplicationRow; attachments: AttachmentRow[]; trail: AuditEntryRow[] }> {
  const application = await findApplication(query, number)
  return { application, attachments: await attachmentsOf(query, application.id), trail: await auditTrail(query, application.id) }
}

/** @returns the paths of the copies */
export async function saveApplicationFiles(database: Database, quarantine: Quarantine, number: string, folder: string, { at, actor }: { at: Date; actor: string }): Promise<string[]> {
  const { application, attachments } = await showApplication(database, number)
  return saveAttachments(database, quarantine, { ownerId: application.id, attachments, folder, at, actor })
}

/**
 * Forgets who applied; see forgetApplication.
 *
 * @throws ExpectedError when there is none of that number, or nothing to forget
 */
export async function removeApplication(database: Database, quarantine: Quarantine, number: string, how: Forgetting): Promise<ApplicationRow> {
  const { id } = await findApplication(database.query, number)
  const forgotten = await database.write((query) => forgetApplication(query, id, how))
  if (!forgotten) throw new ExpectedError(`${number} is forgotten already`)
  await quarantine.forget(database, forgotten.files)
  return forgotten.application
}

/** @throws ExpectedError */
async function findApplication(query: Kysely<Tables>, number: string): Promise<ApplicationRow> {
  const application = await query.selectFrom('application').where('number', '=', number).selectAll().executeTakeFirst()
  if (!application) throw new ExpectedError(`There is no application ${number}`)
  return application
}

/** Nobody has seen the application yet: names of its files could say anything to whoever has that address. */
function receivedLetter({ language: tag, number, first_name, vacancy }: ApplicationRow, files: number, deadline: string | null): Letter {
  const language = tag as Language
  const facts: [string, string][] = [
    [mailText(language, 'application.number'), number],
    [mailText(language, 'application.files'), String(files)],
    ...(deadline === null ? [] : [[mailText(language, 'application.closes'), mailLastDay(language, deadline)] as [string, string]]),
  ]
  return {
    language,
    subject: mailText(language, 'application.subject', { number }),
    to: greetedName(first_name),
    body: [{ text: mailText(language, 'application.received', { vacancy }) }, { facts }, { text: mailText(language, 'application.next') }],
    footer: [{ text: mailText(language, 'mail.automatic') }],
  }
}
