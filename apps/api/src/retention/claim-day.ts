import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/**
 * Takes a daily job for this process, in the transaction that does it: others wait for its end and find it done.
 *
 * @param day `2026-11-21`
 * @returns false when it has been done on that day
 */
export async function claimDay(query: Kysely<Tables>, name: string, day: string): Promise<boolean> {
  const claimed = await query
    .insertInto('daily_job')
    .values({ name, day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }).where('daily_job.day', '<', day))
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}
