import { sql } from 'kysely'
import type { Database } from '../database/database'
import { toUtc } from './time'

/**
 * The next time after `now` at which an item appears by itself, or what is said of it changes: a kind names
 * such times in its `sorts`, under names that end in `_at`. Null when there is none.
 *
 * @param kinds only items of these
 */
export async function nextScheduledChange({ query }: Database, now: Date, kinds?: readonly string[]): Promise<Date | null> {
  const after = toUtc(now)
  const items = query.selectFrom('content_item').$if(kinds !== undefined, (some) => some.where('kind', 'in', kinds ?? []))
  const sorts = query.selectFrom('content_sort').$if(kinds !== undefined, (some) => some.where('kind', 'in', kinds ?? []))
  const [appears, changes] = await Promise.all([
    items.where('published_at', '>', after).select(({ fn }) => fn.min('published_at').as('time')).executeTakeFirst(),
    sorts.where('name', 'like', sql<string>`'%\\_at' escape '\\'`).where('value', '>', after).select(({ fn }) => fn.min('value').as('time')).executeTakeFirst(),
  ])
  const [first] = [appears?.time, changes?.time].filter((time) => typeof time === 'string').sort()
  return first ? new Date(first) : null
}

/** So much earlier than another may a request have looked at the clock that waited for the database, in milliseconds. */
const mostWaitingMs = 60_000

/**
 * Whether the clock was set back since something was made of the content, to before that: other changes than those that it knows of come next.
 *
 * @param madeAt in milliseconds since 1970
 */
export function isBefore(now: Date, madeAt: number): boolean {
  return now.getTime() < madeAt - mostWaitingMs
}
