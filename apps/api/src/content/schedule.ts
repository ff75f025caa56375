import { sql } from 'kysely'
import type { Database } from '../database/database'
import { toUtc } from './time'

/**
 * The next time after `now` at which an item appears or expires by itself, or what is said of it changes: a kind names
 * such times in its `sorts`, under names that end in `_at`. Null when there is none.
 */
export async function nextScheduledChange({ query }: Database, now: Date): Promise<Date | null> {
  const after = toUtc(now)
  const [appears, expires, changes] = await Promise.all([
    query.selectFrom('content_item').where('published_at', '>', after).select(({ fn }) => fn.min('published_at').as('time')).executeTakeFirst(),
    query.selectFrom('content_item').where('expires_at', '>', after).select(({ fn }) => fn.min('expires_at').as('time')).executeTakeFirst(),
    query.selectFrom('content_sort').where('name', 'like', sql<string>`'%\\_at' escape '\\'`).where('value', '>', after).select(({ fn }) => fn.min('value').as('time')).executeTakeFirst(),
  ])
  const [first] = [appears?.time, expires?.time, changes?.time].filter((time) => typeof time === 'string').sort()
  return first ? new Date(first) : null
}
