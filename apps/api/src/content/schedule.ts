import type { Database } from '../database/database'
import { toUtc } from './time'

/** The next time after `now` at which an item appears or expires by itself; null when there is none. */
export async function nextScheduledChange({ query }: Database, now: Date): Promise<Date | null> {
  const after = toUtc(now)
  const [appears, expires] = await Promise.all([
    query.selectFrom('content_item').where('published_at', '>', after).select(({ fn }) => fn.min('published_at').as('time')).executeTakeFirst(),
    query.selectFrom('content_item').where('expires_at', '>', after).select(({ fn }) => fn.min('expires_at').as('time')).executeTakeFirst(),
  ])
  const [first] = [appears?.time, expires?.time].filter((time) => typeof time === 'string').sort()
  return first ? new Date(first) : null
}
