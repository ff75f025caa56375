import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { DatabaseError, type Database } from './database'
import type { Tables } from './tables'

/** When PostgreSQL ends a question of the server, in milliseconds. */
const serverTimeoutMs = 14_000
/** So much later it is given up if nothing was heard: PostgreSQL comes first, so that nothing is left that works on, or waits for a lock, for nobody. */
const answerLateMs = 1_000

/**
 * @param isCommand nothing is ended then, and nothing given up: commands are few, and may be in the midst of something long
 * @param timeoutMs otherwise
 * @throws DatabaseError when no connection can be made
 */
export async function openPostgres(url: string, { isCommand = false, timeoutMs = serverTimeoutMs }: { isCommand?: boolean; timeoutMs?: number } = {}): Promise<Database> {
  const limits = isCommand ? {} : { statement_timeout: timeoutMs, query_timeout: timeoutMs + answerLateMs }
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 3_000, keepAlive: true, ...limits })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // The same of one that breaks in the middle of a transaction, between two questions: the next question fails.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  try {
    await sql`select 1`.execute(query)
  } catch (cause) {
    await query.destroy()
    throw new DatabaseError(`${withoutPassword(url)}: no connection (${reason(cause)})`, { cause })
  }

  return {
    dialect: 'postgres',
    query,
    write: (work) => query.transaction().execute(work),
    contentVersion: async () => {
      const answer = await pool.query<{ version: number }>({ name: 'content-version', text: 'select version from content_version where id = 1' })
      const row = answer.rows[0]
      if (!row) throw new DatabaseError('the table content_version is empty; run the command migrate')
      return row.version
    },
    close: () => query.destroy(),
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  // As it is written where the host is a folder: `postgres:///university?host=/run/postgresql&password=…`.
  shown.searchParams.delete('password')
  return shown.toString()
}

function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return reason(cause.errors[0])
  return cause instanceof Error ? cause.message : String(cause)
}
