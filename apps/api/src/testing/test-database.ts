import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { testDatabaseUrl } from '../config'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { openPostgres } from '../database/postgres'
import { memoryDatabase } from '../database/sqlite'

/** For `describe.each`: what holds for one holds for the other. */
export const dialects = ['SQLite', 'PostgreSQL'] as const
export type Dialect = (typeof dialects)[number]

/** An empty database of its own, migrated; gone when closed. */
export async function testDatabase(dialect: Dialect): Promise<Database> {
  const database = dialect === 'SQLite' ? memoryDatabase() : await openFreshPostgres()
  await migrate(database)
  return database
}

export interface PostgresDatabase {
  name: string
  /** For opening it a second time. */
  url: string
  drop(): Promise<void>
}

/** @param template the database that it is a copy of; empty without it, and not migrated */
export async function createPostgresDatabase(template?: string): Promise<PostgresDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return { name, url: url.toString(), drop: () => dropPostgresDatabase(name) }
}

export function dropPostgresDatabase(name: string): Promise<void> {
  return asAdmin(`drop database if exists ${name} with (force)`)
}

/** One of its own, gone when closed. @param template see createPostgresDatabase */
export async function openFreshPostgres(template?: string): Promise<Database> {
  const { url, drop } = await createPostgresDatabase(template)
  const database = await openPostgres(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function serverUrl(): string {
  const url = testDatabaseUrl()
  if (!url) throw new Error('The tests need a PostgreSQL: run them with apps/api/jest.config.cjs, or set TEST_DATABASE_URL')
  return url
}
