import { sql, type Kysely } from 'kysely'
import type { Database } from './database'
import { migration as content } from './migrations/0001-content'
import { migration as listOrder } from './migrations/0002-list-order'
import { migration as submissions } from './migrations/0003-submissions'
import { migration as search } from './migrations/0004-search'
import { migration as operation } from './migrations/0005-operation'
import { migration as searchParts } from './migrations/0006-search-parts'
import type { Tables } from './tables'

/** A step of the schema. It is never edited once released; a change is a new step. */
export interface Migration {
  name: string
  up(query: Kysely<Tables>, dialect: Database['dialect']): Promise<void>
}

export const migrations: Migration[] = [content, listOrder, submissions, search, operation, searchParts]

/** Any number that other programs on the same PostgreSQL are unlikely to use. */
const advisoryLock = 7_016_431_964

/**
 * Brings the tables up to date. Safe to run twice and by several processes at once: one works, the others wait and
 * find nothing to do.
 *
 * @param only the steps to apply; all without it
 * @returns the names of the steps that this call applied
 */
export async function migrate(database: Database, only?: string[]): Promise<string[]> {
  // Mostly there is nothing to do, and to see that takes no lock, which on SQLite an import may have for half a minute. A new database has no such table.
  if (missingSteps(await appliedSteps(database.query).catch(() => []), only).length === 0) return []

  return database.query.connection().execute(async (query) => {
    // Kysely begins SQLite transactions without the write lock, and two processes would both see an empty database.
    await sql.raw(database.dialect === 'sqlite' ? 'begin immediate' : 'begin').execute(query)
    try {
      if (database.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(query)
      const applied = await applyMissing(query, database.dialect, only)
      await sql`commit`.execute(query)
      return applied
    } catch (error) {
      await sql`rollback`.execute(query).catch(() => undefined)
      throw error
    }
  })
}

/** Steps that a newer version has made, oldest first: this one may write what that one cannot read, or fail. */
export async function newerSteps({ query }: Database): Promise<string[]> {
  return unknownSteps(await appliedSteps(query))
}

export function unknownSteps(applied: readonly string[]): string[] {
  return applied.filter((step) => !migrations.some(({ name }) => name === step))
}

async function appliedSteps(query: Kysely<Tables>): Promise<string[]> {
  const rows = await query.selectFrom('migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

function missingSteps(applied: readonly string[], only: string[] | undefined): Migration[] {
  return migrations.filter(({ name }) => !applied.includes(name) && (only?.includes(name) ?? true))
}

async function applyMissing(query: Kysely<Tables>, dialect: Database['dialect'], only: string[] | undefined): Promise<string[]> {
  await query.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const missing = missingSteps(await appliedSteps(query), only)
  for (const { name, up } of missing) {
    await up(query, dialect)
    await query.insertInto('migration').values({ name, applied_at: new Date().toISOString() }).execute()
  }
  return missing.map(({ name }) => name)
}
