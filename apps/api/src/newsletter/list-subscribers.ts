import type { Site } from '../content/kind'
import type { Database } from '../database/database'
import type { SubscriberRow } from '../database/submission-tables'

/** In the order in which they came; those who left only when they are asked for. */
export async function listSubscribers({ query }: Database, { site, status, limit }: { site: Site | undefined; status: SubscriberRow['status'] | undefined; limit: number }): Promise<SubscriberRow[]> {
  const rows = query.selectFrom('subscriber').selectAll().orderBy('asked_at').orderBy('id').limit(limit)
  const ofSite = site === undefined ? rows : rows.where('site', '=', site)
  return (status ? ofSite.where('status', '=', status) : ofSite.where('status', '!=', 'ended').where('email', 'is not', null)).execute()
}
