import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

/** @returns the names in the quarantine of the files that have no row any more */
export async function removeAttachments(query: Kysely<Tables>, ownerId: string): Promise<string[]> {
  const rows = await query.deleteFrom('attachment').where('owner_id', '=', ownerId).returning('file').execute()
  return rows.map(({ file }) => file)
}
