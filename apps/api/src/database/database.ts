import type { Kysely } from 'kysely'
import type { Config } from '../config'
import { ExpectedError } from '../expected-error'
import type { Tables } from './tables'

/** An open database, whichever of the two it is. */
export interface Database {
  dialect: 'sqlite' | 'postgres'
  query: Kysely<Tables>
  /** One transaction that writes. It waits for other writers without holding up the event loop; use nothing but `query` in it. */
  write<T>(work: (query: Kysely<Tables>) => Promise<T>): Promise<T>
  /** The version that the last committed change of content left. Cheap enough to ask on every request; SQLite answers at once. */
  contentVersion(): number | Promise<number>
  close(): Promise<void>
}

/** A database that cannot be used, told in one line. */
export class DatabaseError extends ExpectedError {}

/**
 * Opens what the configuration names. The unused driver is not even loaded: it would double the time to start.
 *
 * @param options see openSqlite, openPostgres
 * @throws DatabaseError when the file is no database, is damaged, or cannot be opened
 */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, options: { unchecked?: boolean; isCommand?: boolean } = {}): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres')
    return openPostgres(config.databaseUrl, options)
  }
  const { openSqlite } = await import('./sqlite')
  return openSqlite(config.dataDir, options)
}
