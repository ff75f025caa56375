import type { Kysely } from 'kysely'
import { forgetApplication } from '../applications/forget-application'
import type { RetentionPeriods } from '../config'
import { toUtc } from '../content/time'
import type { Tables } from '../database/tables'
import { discardQuestion } from '../questions/discard-question'
import { forgetQuestion, over } from '../questions/forget-question'

/** What a rule works with: the transaction, the time, and a place for the names of files that go with the rows. */
export interface RuleContext {
  query: Kysely<Tables>
  now: Date
  periods: RetentionPeriods
  /** The instant so many days ago, as rows have it. */
  daysAgo(days: number): string
  /** Of submissions each rule takes so many at a time; it is run again while it finds as many. */
  most: number
  /** Names in the quarantine; removed when the transaction is committed. */
  files: string[]
}

export interface Rule {
  name: string
  /** Of what is short-lived; everything else is looked at once a day. */
  hourly?: true
  /** @returns how many rows it changed or removed */
  run(context: RuleContext): Promise<number>
}

/** How long it is remembered that a mail was sent, and a subscription not confirmed, in days. */
const memoryDays = 30

/** For so many days somebody may look at what a mail said that could not be sent. */
const failedTextDays = 7

/** So long the link in an old newsletter goes on saying that the subscription is over, in days. */
const endedDays = 365

export const rules: Rule[] = [
  {
    // Of what is over. What was published stays as readers have it.
    name: 'questions',
    run: async ({ query, periods, daysAgo, most, ...context }) =>
      forgetEach(
        context,
        await query.selectFrom('question').where('status', 'in', over).where('updated_at', '<', daysAgo(periods.questions)).where('email', '!=', '').select('id').limit(most).execute(),
        (id, how) => forgetQuestion(query, id, { ...how, keepsPublished: true }),
      ),
  },
  {
    // That no moderator has looked at for as long as others are kept: junk for the most part, and nobody can be waiting any more.
    name: 'unmoderated_questions',
    run: async ({ query, periods, daysAgo, most, ...context }) =>
      forgetEach(context, await query.selectFrom('question').where('status', '=', 'on_moderation').where('updated_at', '<', daysAgo(periods.questions)).select('id').limit(most).execute(), (id, how) => discardQuestion(query, id, how)),
  },
  {
    name: 'applications',
    run: async ({ query, periods, daysAgo, most, ...context }) =>
      forgetEach(context, await query.selectFrom('application').where('received_at', '<', daysAgo(periods.applications)).where('email', '!=', '').select('id').limit(most).execute(), (id, how) => forgetApplication(query, id, how)),
  },
  { name: 'trails', run: removeTrails },
  {
    name: 'unconfirmed_addresses',
    hourly: true,
    // Whose owner did not confirm it, an address is nobody's business; the link says for a while that it is too late.
    run: async ({ query, now }) =>
      changed(await query.updateTable('subscriber').set({ email: null, email_key: null }).where('status', '=', 'pending').where('email', 'is not', null).where('token_expires_at', '<', toUtc(now)).executeTakeFirst()),
  },
  {
    name: 'unconfirmed_subscriptions',
    run: async ({ query, daysAgo }) => removed(await query.deleteFrom('subscriber').where('status', '=', 'pending').where('token_expires_at', '<', daysAgo(memoryDays)).executeTakeFirst()),
  },
  {
    name: 'ended_subscriptions',
    run: async ({ query, daysAgo }) => removed(await query.deleteFrom('subscriber').where('status', '=', 'ended').where('ended_at', '<', daysAgo(endedDays)).executeTakeFirst()),
  },
  {
    name: 'texts_of_failed_mails',
    run: async ({ query, daysAgo }) =>
      changed(await query.updateTable('outgoing_mail').set({ message: '' }).where('state', '=', 'failed').where('message', '!=', '').where('ended_at', '<', daysAgo(failedTextDays)).executeTakeFirst()),
  },
  {
    name: 'mails',
    run: async ({ query, daysAgo }) => removed(await query.deleteFrom('outgoing_mail').where('state', 'in', ['sent', 'cancelled', 'failed']).where('ended_at', '<', daysAgo(memoryDays)).executeTakeFirst()),
  },
  { name: 'idempotency_keys', hourly: true, run: async ({ query, now }) => removed(await query.deleteFrom('idempotency').where('expires_at', '<=', toUtc(now)).executeTakeFirst()) },
  {
    name: 'captchas',
    hourly: true,
    // An hour more, for a clock that is behind would still take the captcha.
    run: async ({ query, daysAgo }) => removed(await query.deleteFrom('captcha_used').where('expires_at', '<=', daysAgo(1 / 24)).executeTakeFirst()),
  },
]

/** Forgets who sent each of these. */
async function forgetEach({ now, files }: Pick<RuleContext, 'now' | 'files'>, due: { id: string }[], forget: (id: string, how: { at: Date; actor: string }) => Promise<{ files: string[] } | undefined>): Promise<number> {
  for (const { id } of due) files.push(...((await forget(id, { at: now, actor: 'retention' }))?.files ?? []))
  return due.length
}

/** What is left of a forgotten question or application: its number, its dates, and who did what. */
async function removeTrails({ query, periods, daysAgo, most }: RuleContext): Promise<number> {
  const before = daysAgo(periods.trail)
  const questions = query.selectFrom('question').where('status', 'in', over).where('updated_at', '<', before).where('email', '=', '').select('id')
  const applications = query.selectFrom('application').where('received_at', '<', before).where('email', '=', '').select('id')
  // One that was ever published keeps its row, so that its address is never given to another.
  await query.deleteFrom('audit_entry').where('owner_id', 'in', questions.where('public_id', 'is not', null)).execute()
  const due = [...(await questions.where('public_id', 'is', null).limit(most).execute()), ...(await applications.limit(most).execute())].map(({ id }) => id)
  if (due.length === 0) return 0
  await query.deleteFrom('audit_entry').where('owner_id', 'in', due).execute()
  await query.deleteFrom('question').where('id', 'in', due).execute()
  await query.deleteFrom('application').where('id', 'in', due).execute()
  return due.length
}

function removed({ numDeletedRows }: { numDeletedRows: bigint }): number {
  return Number(numDeletedRows)
}

function changed({ numUpdatedRows }: { numUpdatedRows: bigint }): number {
  return Number(numUpdatedRows)
}
