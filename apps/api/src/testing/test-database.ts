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
  const database = dialect === 'SQLite' ? memoryDatabase() : await freshPostgres()
  await migrate(database)
  return database
}

/** Not migrated; the address is for opening it a second time. */
export async function createPostgresDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}

async function freshPostgres(): Promise<Database> {
  const { url, drop } = await createPostgresDatabase()
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
