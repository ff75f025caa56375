import { setImmediate } from 'node:timers/promises'
import type { RetentionPeriods } from '../config'
import { almatyDay, toUtc } from '../content/time'
import { atOneMoment } from '../database/at-one-moment'
import type { Database } from '../database/database'
import { ExpectedError } from '../expected-error'
import type { Quarantine } from '../uploads/quarantine'
import { claimDay, giveBackDay, latestDay } from './claim-day'
import { countFiles, rules, type DueContext, type RuleContext } from './rules'

export interface RetentionOptions {
  database: Database
  quarantine: Quarantine
  periods: RetentionPeriods
  now: Date
}

export interface RetentionResult {
  /** Rows that were emptied or removed, by the name of the rule. */
  rows: Record<string, number>
  /** Files in the quarantine that went with them. */
  files: number
  /** Registered questions as old as those that are forgotten, which still wait for an answer: somebody must look at them. */
  open: number
}

const dayMs = 24 * 60 * 60_000

const job = 'retention'

/** After so many days without a run the clock may be years ahead, and what is removed by it does not come back: somebody has to say that it is right. */
const longestPauseDays = 60

/**
 * Submissions that each rule forgets in one transaction. On SQLite nobody is answered until it ends: all that is due after a period was shortened, or a
 * year after a flood, would take minutes, and the process be taken for one that hangs, again after each start.
 */
const most = 25

/** Removes all that is past its date. */
export async function retain(options: RetentionOptions): Promise<RetentionResult> {
  const next = nextPortion(options)
  const done = await untilNothingIsLeft(await next(), next)
  await options.database.write((query) => claimDay(query, job, dayOf(options)))
  return finish(options, done)
}

/** @throws ExpectedError when the last run was so long ago that the clock may be wrong */
export async function expectNoLeap(options: RetentionOptions): Promise<void> {
  const [last, day] = [await latestDay(options.database.query, job), dayOf(options)]
  if (last === undefined || Date.parse(day) - Date.parse(last) <= longestPauseDays * dayMs) return
  throw new ExpectedError(`by the clock it is ${day}, and this was last done on ${last}; if the clock is right: npm run api -- retention --after-pause`)
}

/** Only what is short-lived. */
export async function retainHourly(options: RetentionOptions): Promise<RetentionResult> {
  return finish(options, await options.database.write((query) => applyRules(query, options, 'hourly')))
}

/**
 * The same as `retain`, once a day of Almaty, whichever process asks first. A run that fails takes its claim back, and the next one goes on.
 *
 * @returns undefined when it has been done today
 * @throws ExpectedError see expectNoLeap
 */
export async function retainDaily(options: RetentionOptions): Promise<RetentionResult | undefined> {
  await expectNoLeap(options)
  const first = await options.database.write(async (query) => ((await claimDay(query, job, dayOf(options))) ? applyRules(query, options, 'all') : undefined))
  if (!first) return undefined
  try {
    return await finish(options, await untilNothingIsLeft(first, nextPortion(options)))
  } catch (error) {
    await options.database.write((query) => giveBackDay(query, job)).catch(() => undefined)
    throw error
  }
}

/** What `retain` would do now. It is counted, and nobody who writes is held up. */
export async function previewRetention(options: RetentionOptions): Promise<RetentionResult> {
  return atOneMoment(options.database, async (query) => {
    const context = dueContext(query, options)
    const rows: Record<string, number> = {}
    for (const { name, count } of rules) rows[name] = await count(context)
    return { rows, files: await countFiles(context), open: await countOpen(context) }
  })
}

function dayOf({ now }: RetentionOptions): string {
  return almatyDay(now.toISOString())
}

/** A transaction of its own; before it whoever waits has his turn. */
function nextPortion(options: RetentionOptions): () => Promise<Done> {
  return async () => {
    await setImmediate()
    return options.database.write((query) => applyRules(query, options, 'all'))
  }
}

async function untilNothingIsLeft(first: Done, next: () => Promise<Done>): Promise<Done> {
  let all = first
  for (let last = first; Object.values(last.rows).some((count) => count >= most); ) {
    last = await next()
    all = both(all, last)
  }
  return all
}

function both(one: Done, other: Done): Done {
  const rows = Object.fromEntries(Object.entries(one.rows).map(([name, count]) => [name, count + (other.rows[name] ?? 0)]))
  return { rows, files: [...one.files, ...other.files], open: other.open }
}

interface Done extends Omit<RetentionResult, 'files'> {
  files: string[]
}

async function applyRules(query: DueContext['query'], options: RetentionOptions, which: 'all' | 'hourly'): Promise<Done> {
  const context: RuleContext = { ...dueContext(query, options), most, files: [] }
  const rows: Record<string, number> = {}
  for (const { name, hourly, run } of rules) if (which === 'all' || hourly) rows[name] = await run(context)
  return { rows, files: context.files, open: await countOpen(context) }
}

function dueContext(query: DueContext['query'], { now, periods }: RetentionOptions): DueContext {
  return { query, now, periods, daysAgo: (days) => toUtc(new Date(now.getTime() - days * dayMs)) }
}

async function countOpen({ query, periods, daysAgo }: DueContext): Promise<number> {
  const open = await query
    .selectFrom('question')
    .where('status', '=', 'registered')
    .where('updated_at', '<', daysAgo(periods.questions))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst()
  return Number(open?.count ?? 0)
}

async function finish({ database, quarantine }: RetentionOptions, done: Done): Promise<RetentionResult> {
  // Also after a day on which nothing was past its date: what was forgotten by hand may still be in the log.
  await quarantine.forget(database, done.files)
  return { ...done, files: done.files.length }
}
