import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import type { OutgoingMailRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { writeLetter, type Letter } from './letter'
import { languageTags } from './mail-text'
import type { Sender } from './sender'

/** A mail as it is stored: written when it is queued, so that a later change of texts or settings does not touch it. */
export interface Mail {
  from: Sender['from']
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Besides the usual ones. */
  headers: Record<string, string>
}

/** A mail that this process is sending just now. */
export interface LeasedMail extends Pick<OutgoingMailRow, 'id' | 'created_at' | 'to_address' | 'tries'> {
  lease: string
  mail: Mail
}

export interface QueueOptions {
  to: string
  now: Date
  headers?: Record<string, string>
  /** No two mails have the same; the second is not queued. */
  uniqueKey?: string
  subscriberId?: string
}

/** Longer than any transport takes, in milliseconds. After it another process may take the mail over. */
const leaseMs = 5 * 60_000

/** About a day and a half of trying. */
const maxTries = 10

const longestPauseMs = 6 * 60 * 60_000

/**
 * Queues a mail in the transaction of what causes it: neither happens without the other.
 *
 * @returns false when one with the unique key is there already
 */
export async function queueMail(query: Kysely<Tables>, letter: Letter, sender: Sender, { to, now, headers = {}, uniqueKey, subscriberId }: QueueOptions): Promise<boolean> {
  const mail: Mail = {
    from: sender.from,
    replyTo: sender.replyTo,
    ...writeLetter(letter, sender.name),
    // Absence notes and the like must not answer (RFC 3834).
    headers: { 'Content-Language': languageTags[letter.language], 'Auto-Submitted': 'auto-generated', ...headers },
  }
  const row: OutgoingMailRow = {
    id: randomUUID(),
    unique_key: uniqueKey ?? null,
    subscriber_id: subscriberId ?? null,
    state: 'waiting',
    to_address: to,
    message: JSON.stringify(mail),
    created_at: toUtc(now),
    next_try_at: toUtc(now),
    tries: 0,
    lease: null,
    leased_until: null,
    ended_at: null,
    last_error: null,
  }
  const added = await query.insertInto('outgoing_mail').values(row).onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst()
  return added !== undefined
}

/** Takes mails that are due, for this process alone. */
export async function leaseMails(database: Database, now: Date, limit: number): Promise<LeasedMail[]> {
  const lease = randomUUID()
  const until = toUtc(new Date(now.getTime() + leaseMs))
  const rows = await database.write((query) => {
    const due = dueMails(query, now).orderBy('next_try_at').limit(limit)
    return (
      query
        // Looked for once: as a plain subquery PostgreSQL may look for each mail anew, and then lease all of them.
        .with((cte) => cte('due').materialized(), () => (database.dialect === 'postgres' ? due.forUpdate().skipLocked() : due))
        .updateTable('outgoing_mail')
        .set({ lease, leased_until: until })
        .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
        .returning(['id', 'created_at', 'to_address', 'tries', 'message'])
        .execute()
    )
  })
  return rows.map(({ message, ...row }) => ({ ...row, lease, mail: JSON.parse(message) as Mail }))
}

/** Asked before a transaction is begun, for most of the time nothing is due. */
export async function hasDueMail({ query }: Database, now: Date): Promise<boolean> {
  return (await dueMails(query, now).limit(1).executeTakeFirst()) !== undefined
}

/**
 * Those that are not in somebody's hands. What is later than any pause or lease was written by a clock that was ahead and has been set back since: it would
 * keep mails waiting for as long as it was ahead.
 */
function dueMails(query: Kysely<Tables>, now: Date) {
  const present = toUtc(now)
  const latestTry = toUtc(new Date(now.getTime() + longestPauseMs + leaseMs))
  const latestLease = toUtc(new Date(now.getTime() + 2 * leaseMs))
  return query
    .selectFrom('outgoing_mail')
    .where('state', '=', 'waiting')
    // A mail that nobody has tried yet was due when it was queued.
    .where((where) => where.or([where('next_try_at', '<=', present), where('tries', '=', 0), where('next_try_at', '>', latestTry)]))
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', present), where('leased_until', '>', latestLease)]))
    .select('id')
}

/**
 * The text goes with it: what the mail said is nobody's business any more. It holds whoever has the mail in hand by now: what a slow process has sent after all, the
 * next try need not send again.
 */
export async function markSent(database: Database, { id }: LeasedMail, now: Date): Promise<void> {
  await database.write((query) =>
    query
      .updateTable('outgoing_mail')
      .set({ state: 'sent', message: '', lease: null, leased_until: null, ended_at: toUtc(now), last_error: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute(),
  )
}

/** @param isFinal the address does not exist, for instance: another try would end the same */
export async function markFailed(database: Database, { id, lease, tries }: LeasedMail, error: string, isFinal: boolean, now: Date): Promise<void> {
  const isOver = isFinal || tries + 1 >= maxTries
  await database.write((query) =>
    query
      .updateTable('outgoing_mail')
      .set({
        tries: tries + 1,
        last_error: error.slice(0, 1000),
        lease: null,
        leased_until: null,
        next_try_at: toUtc(new Date(now.getTime() + pauseAfter(tries + 1))),
        ...(isOver ? { state: 'failed' as const, ended_at: toUtc(now) } : {}),
      })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute(),
  )
}

/** 1, 4, 16, 64 minutes, then every six hours at most. */
export function pauseAfter(tries: number): number {
  return Math.min(4 ** (tries - 1) * 60_000, longestPauseMs)
}
