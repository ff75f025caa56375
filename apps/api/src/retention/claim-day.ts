import type { Kysely } from 'kysely'
import { almatyDay, endOfDay } from '../content/time'
import type { Tables } from '../database/tables'

/**
 * Takes a daily job for this process, in the transaction that does it: others wait for its end and find it done.
 *
 * @param day `2026-11-21`
 * @returns false when it has been done on that day, or the next: the clock of another process may be a little ahead. A later one was claimed by a clock that was wrong
 *   and has been set back since: whoever waited for that day might wait for years.
 */
export async function claimDay(query: Kysely<Tables>, name: string, day: string): Promise<boolean> {
  const claimed = await query
    .insertInto('daily_job')
    .values({ name, day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }).where(({ eb, or }) => or([eb('daily_job.day', '<', day), eb('daily_job.day', '>', almatyDay(endOfDay(day)))])))
    .returning('name')
    .executeTakeFirst()
  if (!claimed) return false
  await query
    .insertInto('daily_job')
    .values({ name: latest(name), day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }).where('daily_job.day', '<', day))
    .execute()
  return true
}

/** Gives a daily job back that was not done to its end: who asks next goes on with it. */
export async function giveBackDay(query: Kysely<Tables>, name: string): Promise<void> {
  await query.deleteFrom('daily_job').where('name', '=', name).execute()
}

/** The latest day on which a daily job was ever done, also where a clock has been set back since; undefined when it never was. */
export async function latestDay(query: Kysely<Tables>, name: string): Promise<string | undefined> {
  return (await query.selectFrom('daily_job').where('name', '=', latest(name)).select('day').executeTakeFirst())?.day
}

const latest = (name: string) => `${name}, latest`
