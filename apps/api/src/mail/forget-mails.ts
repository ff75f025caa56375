import type { Kysely } from 'kysely'
import { toUtc } from '../content/time'
import type { Tables } from '../database/tables'
import { auditActions, type AuditAction } from '../submissions/audit'

/** The unique key of a mail about a submission, by which it is found when the sender is to be forgotten. */
export function keyOfMail(ownerId: string, step: AuditAction): string {
  return `submission ${ownerId} ${step}`
}

/** Empties the mails about a question or an application, and cancels those that wait: one that is being sent just now goes out all the same. */
export async function forgetMails(query: Kysely<Tables>, ownerId: string, now: Date): Promise<void> {
  // Whole keys: no index helps with their beginning, and mails of newsletters are many.
  const about = query.updateTable('outgoing_mail').where('unique_key', 'in', auditActions.map((step) => keyOfMail(ownerId, step)))
  await about.set({ state: 'cancelled', lease: null, leased_until: null, ended_at: toUtc(now) }).where('state', '=', 'waiting').execute()
  // What a mail server says of a failure names the address.
  await about.set({ to_address: '', message: '', last_error: null }).execute()
}
