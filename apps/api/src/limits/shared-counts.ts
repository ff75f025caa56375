import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import { toUtc } from '../content/time'
import { DailySecret } from '../database/daily-secret'
import type { Database } from '../database/database'
import { inTime } from '../database/in-time'
import type { Tables } from '../database/tables'

/** How long a request waits to be counted, in milliseconds; then it passes uncounted. */
const patienceMs = 1_000

const secrets = new DailySecret('limits')

export interface SharedCountsOptions {
  database: Database
  clock: () => Date
  /** Told when calls cannot be counted; they pass all the same. */
  onFailure(error: unknown): void
}

/**
 * Counts the calls of an address in the database, so that all processes see the same. What is stored is a hash under a
 * secret of the day: neither an address nor what could be compared with tomorrow's.
 */
export function sharedCounts(options: SharedCountsOptions): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      answer(count(options, key, timeWindow), options, done)
    }

    /** How many there were so far; to ask counts nothing. */
    read(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      answer(counted(options, key, timeWindow), options, done)
    }

    /** The key names the operation. */
    child(): this {
      return this
    }
  }
}

/** Says what was counted, or that it could not be in time. */
function answer(counting: Promise<Count>, { onFailure }: SharedCountsOptions, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
  inTime(counting, patienceMs).then(
    (counted) => done(null, counted),
    (error: unknown) => {
      onFailure(error)
      done(error instanceof Error ? error : new Error(String(error)))
    },
  )
}

/** How many calls there were in the window that runs, and how many milliseconds it still takes. */
interface Count {
  current: number
  ttl: number
}

async function count({ database, clock }: SharedCountsOptions, key: string, windowMs: number): Promise<Count> {
  const now = clock()
  const row = { key: await hashOf(key, database, now), calls: 1, ends_at: toUtc(new Date(now.getTime() + windowMs)) }
  const { calls, ends_at } = await database.query
    .insertInto('call_count')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref }) => ({
        calls: eb.case().when(isRunning(now, windowMs)).then(eb('call_count.calls', '+', 1)).else(1).end(),
        ends_at: eb.case().when(isRunning(now, windowMs)).then(ref('call_count.ends_at')).else(ref('excluded.ends_at')).end(),
      })),
    )
    .returning(['calls', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { current: calls, ttl: Date.parse(ends_at) - now.getTime() }
}

async function counted({ database, clock }: SharedCountsOptions, key: string, windowMs: number): Promise<Count> {
  const now = clock()
  const hash = await hashOf(key, database, now)
  const running = database.query.selectFrom('call_count').where('key', '=', hash).where(isRunning(now, windowMs))
  const row = await running.select(['calls', 'ends_at']).executeTakeFirst()
  return row ? { current: row.calls, ttl: Date.parse(row.ends_at) - now.getTime() } : { current: 0, ttl: 0 }
}

/**
 * Whether a window runs. One that ends later than twice its length was begun by a clock that was ahead and has been set back since: it would
 * count until then. Not later than once, for the clock of another process may be a little ahead.
 */
function isRunning(now: Date, windowMs: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'call_count'>()
  return eb.and([eb('call_count.ends_at', '>', toUtc(now)), eb('call_count.ends_at', '<=', toUtc(new Date(now.getTime() + 2 * windowMs)))])
}

async function hashOf(key: string, database: Database, now: Date): Promise<string> {
  return createHmac('sha256', await secrets.of(database, dayOf(now))).update(key).digest('base64url')
}

function dayOf(now: Date): string {
  return toUtc(now).slice(0, 10)
}

/** Removes the counts whose time is over, and the secrets of other days. SQLite has none, and is not asked to write for nothing. */
export async function forgetCalls(database: Database, now: Date): Promise<void> {
  if (database.dialect === 'sqlite') return
  await database.query.deleteFrom('call_count').where('ends_at', '<=', toUtc(now)).execute()
  await secrets.forget(database.query, dayOf(now))
}
