import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely'
import { forgetApplication } from '../applications/forget-application'
import type { RetentionPeriods } from '../config'
import { toUtc } from '../content/time'
import type { Tables } from '../database/tables'
import { forgetMailsTo } from '../mail/forget-mails'
import { discardQuestion } from '../questions/discard-question'
import { forgetQuestion, over } from '../questions/forget-question'

/** What tells what is due. */
export interface DueContext {
  query: Kysely<Tables>
  now: Date
  periods: RetentionPeriods
  /** The instant so many days ago, as rows have it. */
  daysAgo(days: number): string
}

/** What a rule works with, in a transaction. */
export interface RuleContext extends DueContext {
  /** Of submissions each rule takes so many at a time; it is run again while it finds as many. */
  most: number
  /** Names in the quarantine; removed when the transaction is committed. */
  files: string[]
}

export interface Rule {
  name: string
  /** Of what is short-lived; everything else is looked at once a day. */
  hourly?: true
  /** @returns how many rows are due, by reading alone */
  count(context: DueContext): Promise<number>
  /** @returns how many rows it changed or removed */
  run(context: RuleContext): Promise<number>
}

/** How long it is remembered that a mail was sent, and a subscription not confirmed, in days. */
const memoryDays = 30

/** For so many days somebody may look at what a mail said that could not be sent. */
const failedTextDays = 7

/** So long the link in an old newsletter goes on saying that the subscription is over, in days. */
const endedDays = 365

type ShortLived = 'subscriber' | 'outgoing_mail' | 'idempotency' | 'captcha_used'
const eb = expressionBuilder<Tables, ShortLived>()

export const rules: Rule[] = [
  {
    // Of what is over. What was published stays as readers have it.
    name: 'questions',
    count: (context) => total(overQuestions(context).select(rows)),
    run: async ({ most, ...context }) => forgetEach(context, await overQuestions(context).select('id').limit(most).execute(), (id, how) => forgetQuestion(context.query, id, { ...how, keepsPublished: true })),
  },
  {
    // That no moderator has looked at for as long as others are kept: junk for the most part, and nobody can be waiting any more.
    name: 'unmoderated_questions',
    count: (context) => total(unmoderatedQuestions(context).select(rows)),
    run: async ({ most, ...context }) => forgetEach(context, await unmoderatedQuestions(context).select('id').limit(most).execute(), (id, how) => discardQuestion(context.query, id, how)),
  },
  {
    name: 'applications',
    count: (context) => total(oldApplications(context).select(rows)),
    run: async ({ most, ...context }) => forgetEach(context, await oldApplications(context).select('id').limit(most).execute(), (id, how) => forgetApplication(context.query, id, how)),
  },
  {
    name: 'trails',
    // Also of those that the rules above forget in the same run: no trail is kept for a shorter time than its sender.
    count: async (context) => (await total(questionTrails(context).where('public_id', 'is', null).select(rows))) + (await total(applicationTrails(context).select(rows))),
    run: removeTrails,
  },
  {
    name: 'unconfirmed_addresses',
    hourly: true,
    // Whose owner did not confirm it, an address is nobody's business; the link says for a while that it is too late.
    count: ({ query, now }) => total(query.selectFrom('subscriber').where(unconfirmedAddress(now)).select(rows)),
    run: async ({ query, now }) => {
      const forgotten = changed(await query.updateTable('subscriber').set({ email: null, email_key: null }).where(unconfirmedAddress(now)).executeTakeFirst())
      await forgetMailsTo(query, query.selectFrom('subscriber').where('email', 'is', null).select('id'), now)
      return forgotten
    },
  },
  { name: 'unconfirmed_subscriptions', ...removal('subscriber', ({ daysAgo }) => eb.and([eb('status', '=', 'pending'), eb('token_expires_at', '<', daysAgo(memoryDays))])) },
  { name: 'ended_subscriptions', ...removal('subscriber', ({ daysAgo }) => eb.and([eb('status', '=', 'ended'), eb('ended_at', '<', daysAgo(endedDays))])) },
  {
    name: 'texts_of_failed_mails',
    count: ({ query, daysAgo }) => total(query.selectFrom('outgoing_mail').where(failedMail(daysAgo(failedTextDays))).select(rows)),
    run: async ({ query, daysAgo }) => changed(await query.updateTable('outgoing_mail').set({ message: '' }).where(failedMail(daysAgo(failedTextDays))).executeTakeFirst()),
  },
  { name: 'mails', ...removal('outgoing_mail', ({ daysAgo }) => eb.and([eb('state', 'in', ['sent', 'cancelled', 'failed']), eb('ended_at', '<', daysAgo(memoryDays))])) },
  { name: 'idempotency_keys', hourly: true, ...removal('idempotency', ({ now }) => eb('expires_at', '<=', toUtc(now))) },
  // An hour more, for a clock that is behind would still take the captcha.
  { name: 'captchas', hourly: true, ...removal('captcha_used', ({ daysAgo }) => eb('expires_at', '<=', daysAgo(1 / 24))) },
]

/** Files in the quarantine that go with what is due. */
export function countFiles(context: DueContext): Promise<number> {
  const owners = [overQuestions(context).select('id'), unmoderatedQuestions(context).select('id'), oldApplications(context).select('id')]
  return total(context.query.selectFrom('attachment').where((where) => where.or(owners.map((ids) => where('owner_id', 'in', ids)))).select(rows))
}

/** A rule that removes whole rows. */
function removal(table: ShortLived, due: (context: DueContext) => Expression<SqlBool>): Pick<Rule, 'count' | 'run'> {
  return {
    count: (context) => total(context.query.selectFrom(table).where(due(context)).select(rows)),
    run: async (context) => Number((await context.query.deleteFrom(table).where(due(context)).executeTakeFirst()).numDeletedRows),
  }
}

function unconfirmedAddress(now: Date): Expression<SqlBool> {
  return eb.and([eb('status', '=', 'pending'), eb('email', 'is not', null), eb('token_expires_at', '<', toUtc(now))])
}

function failedMail(before: string): Expression<SqlBool> {
  return eb.and([eb('state', '=', 'failed'), eb('message', '!=', ''), eb('ended_at', '<', before)])
}

const rows = sql<number>`count(*)`.as('rows')

async function total(counting: { executeTakeFirst(): Promise<{ rows: number } | undefined> }): Promise<number> {
  return Number((await counting.executeTakeFirst())?.rows)
}

const overQuestions = ({ query, periods, daysAgo }: DueContext) => query.selectFrom('question').where('status', 'in', over).where('updated_at', '<', daysAgo(periods.questions)).where('email', '!=', '')
const unmoderatedQuestions = ({ query, periods, daysAgo }: DueContext) => query.selectFrom('question').where('status', '=', 'on_moderation').where('updated_at', '<', daysAgo(periods.questions))
const oldApplications = ({ query, periods, daysAgo }: DueContext) => query.selectFrom('application').where('received_at', '<', daysAgo(periods.applications)).where('email', '!=', '')
const questionTrails = ({ query, periods, daysAgo }: DueContext) => query.selectFrom('question').where('status', 'in', over).where('updated_at', '<', daysAgo(periods.trail))
const applicationTrails = ({ query, periods, daysAgo }: DueContext) => query.selectFrom('application').where('received_at', '<', daysAgo(periods.trail))

/** Forgets who sent each of these. */
async function forgetEach({ now, files }: Pick<RuleContext, 'now' | 'files'>, due: { id: string }[], forget: (id: string, how: { at: Date; actor: string }) => Promise<{ files: string[] } | undefined>): Promise<number> {
  for (const { id } of due) files.push(...((await forget(id, { at: now, actor: 'retention' }))?.files ?? []))
  return due.length
}

/** What is left of a forgotten question or application: its number, its dates, and who did what. */
async function removeTrails({ most, ...context }: RuleContext): Promise<number> {
  const { query } = context
  const questions = questionTrails(context).where('email', '=', '').select('id')
  const applications = applicationTrails(context).where('email', '=', '').select('id')
  // One that was ever published keeps its row, so that its address is never given to another.
  await query.deleteFrom('audit_entry').where('owner_id', 'in', questions.where('public_id', 'is not', null)).execute()
  const due = [...(await questions.where('public_id', 'is', null).limit(most).execute()), ...(await applications.limit(most).execute())].map(({ id }) => id)
  if (due.length === 0) return 0
  await query.deleteFrom('audit_entry').where('owner_id', 'in', due).execute()
  await query.deleteFrom('question').where('id', 'in', due).execute()
  await query.deleteFrom('application').where('id', 'in', due).execute()
  return due.length
}

function changed({ numUpdatedRows }: { numUpdatedRows: bigint }): number {
  return Number(numUpdatedRows)
}
