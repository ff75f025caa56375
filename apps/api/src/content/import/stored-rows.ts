import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'
import { groupBy } from '../../group-by'
import type { Facet, Site } from '../kind'
import { liveDigest } from '../live-items'
import { toUtc } from '../time'
import type { LinkTarget } from './far-links'
import { rowKinds, type ListedRows } from './listed-rows'

/** Gives the rows of lists that the database holds to who completes pages by them, without those of some items. */
export async function storedRows(query: Kysely<Tables>, rows: ListedRows, kinds: ReadonlySet<string>, except: ReadonlySet<string>): Promise<void> {
  for (const kind of kinds) {
    const items = await query.selectFrom('content_item').where('kind', '=', kind).where('digest', '!=', liveDigest).select(['id', 'published_at', 'data', 'search_text']).execute()
    const facets = groupBy(await query.selectFrom('content_facet').where('kind', '=', kind).select(['id', 'name', 'value']).execute(), idOf, ({ name, value }): Facet => ({ name, value }))
    const sites = groupBy(await query.selectFrom('content_item_site').where('kind', '=', kind).select(['id', 'site']).execute(), idOf, ({ site }) => site as Site)
    for (const { id, published_at, data, search_text } of items) {
      if (except.has(`${kind} ${id}`)) continue
      rows.add({ kind, id, publishedAt: published_at, data, searchText: search_text, facets: facets.get(id) ?? [], sites: sites.get(id) ?? [] })
    }
  }
}

/** All that the database holds, as links lead to it. */
export async function storedTargets(query: Kysely<Tables>): Promise<LinkTarget[]> {
  const sites = groupBy(await query.selectFrom('content_item_site').select(['kind', 'id', 'site']).execute(), ({ kind, id }) => `${kind} ${id}`, ({ site }) => site as Site)
  const items = await query.selectFrom('content_item').where('digest', '!=', liveDigest).select(['kind', 'id', 'slug', 'data']).execute()
  return items.map((item) => ({ ...item, sites: sites.get(`${item.kind} ${item.id}`) ?? [] }))
}

/** When the next row that waits for its time will appear; null for none. */
export async function nextListedRow(query: Kysely<Tables>, importedAt: Date): Promise<string | null> {
  const row = await query
    .selectFrom('content_item')
    .where('kind', 'in', [...rowKinds])
    .where('published_at', '>', toUtc(importedAt))
    .select(({ fn }) => fn.min('published_at').as('time'))
    .executeTakeFirst()
  return row?.time ?? null
}

const idOf = ({ id }: { id: number }): number => id
