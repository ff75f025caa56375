import { createHash } from 'node:crypto'
import type { components } from '@university/api-schema/types'
import type { Kysely } from 'kysely'
import type { Site } from '../content/kind'
import { almatyDay, endOfDay, toUtc } from '../content/time'
import type { Caller } from '../contract/call'
import { DailySecret } from '../database/daily-secret'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { DailyShares } from '../limits/daily-shares'

type VisitorCounts = components['schemas']['VisitorCounts']

/** Who was seen in this time is there, in milliseconds. */
const onlineMs = 5 * 60_000

/** A visitor who was seen so lately is not written down again. */
const restMs = 60_000

/** New visitors of one address in a day. Halls and hostels share one, but anybody can send any number of names of browsers. */
const usualMost = 300

const salts = new DailySecret('visitors')

/** Counts the visitors of sites by a hash of address and browser. Its salt is thrown away with the day. */
export class VisitorCounter {
  private readonly newOnes: DailyShares

  constructor(
    private readonly database: Database,
    mostOfAddress = usualMost,
  ) {
    this.newOnes = new DailyShares(mostOfAddress)
  }

  /** Counts the caller, and says how many there are with him. */
  async count(site: Site, { address, userAgent }: Caller, now: Date): Promise<VisitorCounts> {
    const day = almatyDay(now.toISOString())
    const visitor = createHash('sha256').update(`${await salts.of(this.database, day)} ${address} ${userAgent}`).digest('base64url')
    const { query } = this.database
    const seen = await query.selectFrom('visitor_seen').where('site', '=', site).where('day', '=', day).where('visitor', '=', visitor).select('seen_at').executeTakeFirst()
    if (seen ? Date.parse(seen.seen_at) < now.getTime() - restMs : this.newOnes.take(address, 1, now)) {
      await this.database.write((transaction) => note(transaction, { site, day, visitor, seen_at: toUtc(now) }))
    }

    const since = toUtc(new Date(now.getTime() - onlineMs))
    // After midnight nobody can be known again: who was there just before it may be among those of the new day, so the more of both are told.
    const lately = query.selectFrom('visitor_seen').where('site', '=', site).where('day', '<=', day).where('seen_at', '>', since).groupBy('day')
    const days = query.selectFrom('visitor_day').where('site', '=', site)
    const [online, today, total] = await Promise.all([
      lately.select(({ fn }) => fn.countAll().as('visitors')).orderBy('visitors', 'desc').executeTakeFirst(),
      days.where('day', '=', day).select('visitors').executeTakeFirst(),
      days.select(({ fn }) => fn.sum('visitors').as('visitors')).executeTakeFirst(),
    ])
    return { online: atLeastOne(online), today: atLeastOne(today), total: atLeastOne(total) }
  }
}

/**
 * Forgets who was there on former days: the hashes, and the salts without which no hash can be made again. So it does with days that are to come: a clock that was
 * wrong wrote them down, and they would be kept until then. Not tomorrow: the clock of another process may be a little ahead.
 */
export async function forgetVisitors(database: Database, now: Date): Promise<void> {
  const day = almatyDay(now.toISOString())
  const next = almatyDay(endOfDay(day))
  await database.write(async (query) => {
    await query.deleteFrom('visitor_seen').where(({ eb, or }) => or([eb('day', '<', day), eb('day', '>', next)])).execute()
    await salts.forget(query, day)
  })
}

/** The caller himself is there, even if somebody emptied the table meanwhile. */
function atLeastOne(row: { visitors: unknown } | undefined): number {
  return Math.max(1, Number(row?.visitors ?? 0))
}

async function note(query: Kysely<Tables>, row: { site: string; day: string; visitor: string; seen_at: string }): Promise<void> {
  const isNew = await query
    .insertInto('visitor_seen')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site', 'day', 'visitor']).doNothing())
    .returning('visitor')
    .executeTakeFirst()
  if (!isNew) {
    await query.updateTable('visitor_seen').set({ seen_at: row.seen_at }).where('site', '=', row.site).where('day', '=', row.day).where('visitor', '=', row.visitor).execute()
    return
  }
  await query
    .insertInto('visitor_day')
    .values({ site: row.site, day: row.day, visitors: 1 })
    .onConflict((conflict) => conflict.columns(['site', 'day']).doUpdateSet((old) => ({ visitors: old('visitor_day.visitors', '+', 1) })))
    .execute()
}
