import { sql } from 'kysely'
import type { Database } from './database'

/** How long SQLite itself waits for a lock of another process, with this one standing still, in milliseconds. */
export const busyTimeoutMs = 10_000

/**
 * Carries SQLite's log of changes over into the database and empties it, so that what was overwritten is nowhere any more. While
 * another process reads, it stays as it is until the next time: waiting would hold up the event loop. Nothing on PostgreSQL.
 */
export async function emptyLog({ query, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  await query.connection().execute(async (held) => {
    await sql`pragma busy_timeout = 0`.execute(held)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(held)
    } finally {
      await sql.raw(`pragma busy_timeout = ${busyTimeoutMs}`).execute(held)
    }
  })
}
