import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** With every change of the content, so that processes throw away what they keep of it. */
export async function moveContentVersion(query: Kysely<Tables>): Promise<void> {
  await query.updateTable('content_version').set((row) => ({ version: row('version', '+', 1) })).where('id', '=', 1).execute()
}

/** Writes the version as it is, and so waits for all others who change the content, and lets none begin until the transaction ends. */
export async function holdContentVersion(query: Kysely<Tables>): Promise<number | undefined> {
  const row = await query.updateTable('content_version').set((row) => ({ version: row.ref('version') })).where('id', '=', 1).returning('version').executeTakeFirst()
  return row?.version
}
