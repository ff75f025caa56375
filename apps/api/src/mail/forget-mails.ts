import type { Kysely, SelectQueryBuilder } from 'kysely'
import { toUtc } from '../content/time'
import type { Tables } from '../database/tables'
import { auditActions, type AuditAction } from '../submissions/audit'

/** The unique key of a mail about a submission, by which it is found when the sender is to be forgotten. */
export function keyOfMail(ownerId: string, step: AuditAction): string {
  return `submission ${ownerId} ${step}`
}

/** Forgets the mails about a question or an application. */
export async function forgetMailsAbout(query: Kysely<Tables>, ownerId: string, now: Date): Promise<void> {
  // Whole keys: no index helps with their beginning, and mails of newsletters are many.
  await forget(mailsOf(query).where('unique_key', 'in', auditActions.map((step) => keyOfMail(ownerId, step))), now)
}

/** Forgets the mails to subscribers, by their ids. */
export async function forgetMailsTo(query: Kysely<Tables>, subscribers: string[] | SelectQueryBuilder<Tables, 'subscriber', { id: string }>, now: Date): Promise<void> {
  await forget(mailsOf(query).where('subscriber_id', 'in', subscribers).where('to_address', '!=', ''), now)
}

const mailsOf = (query: Kysely<Tables>) => query.updateTable('outgoing_mail')

/** Empties mails, and cancels those that wait: one that is being sent just now goes out all the same. */
async function forget(mails: ReturnType<typeof mailsOf>, now: Date): Promise<void> {
  await mails.set({ state: 'cancelled', lease: null, leased_until: null, ended_at: toUtc(now) }).where('state', '=', 'waiting').execute()
  // What a mail server says of a failure names the address.
  await mails.set({ to_address: '', message: '', last_error: null }).execute()
}
