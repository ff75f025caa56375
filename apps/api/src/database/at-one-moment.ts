import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import type { Tables } from './tables'

/** Reads one state of the database, whatever others write meanwhile; they are not held up. */
export async function atOneMoment<Answer>({ dialect, query }: Database, read: (query: Kysely<Tables>) => Promise<Answer>): Promise<Answer> {
  if (dialect === 'postgres') return query.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
  return query.connection().execute(async (held) => {
    await sql`begin`.execute(held)
    return read(held).finally(() => sql`rollback`.execute(held))
  })
}
