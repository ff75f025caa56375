import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { testDatabaseUrl } from '../config'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { openPostgres } from '../database/postgres'
import { openFile } from '../database/sqlite'
import { isWide } from './breadth'
import { runFolder } from './run-folder'

/** For `describe.each`: what holds for one holds for the other. */
export const dialects = ['SQLite', 'PostgreSQL'] as const
export type Dialect = (typeof dialects)[number]

/** For what only reads: by day on SQLite alone. That PostgreSQL understands each operation's queries is said by day, too (contract/contract.test.ts). */
export const readingDialects = isWide ? dialects : (['SQLite'] as const)

/** An empty database of its own, migrated; gone when closed. */
export async function testDatabase(dialect: Dialect): Promise<Database> {
  if (dialect === 'PostgreSQL') return openEmptyPostgres()
  const database = openFile(':memory:', { unchecked: true })
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
  return { name, url: urlOf(name), drop: () => dropPostgresDatabase(name) }
}

export function dropPostgresDatabase(name: string): Promise<void> {
  return asAdmin(`drop database if exists ${name} with (force)`)
}

/** Of a PostgreSQL that goes on after the tests. */
export async function dropEmptyDatabases(folder: string): Promise<void> {
  const waiting = join(folder, emptyDatabases)
  for (const name of existsSync(waiting) ? readdirSync(waiting) : []) await dropPostgresDatabase(name)
}

const emptyDatabases = 'empty-databases'

/**
 * Migrated. Closed, it is emptied and serves the next test of the run: making and dropping one takes thirty times as long.
 * Those that wait are files in a folder of the run, called after them; who removes such a file has the database.
 */
async function openEmptyPostgres(): Promise<Database> {
  const waiting = join(runFolder(), emptyDatabases)
  mkdirSync(waiting, { recursive: true })
  const name = readdirSync(waiting).find((one) => removes(join(waiting, one))) ?? (await createPostgresDatabase()).name
  const database = await openPostgres(urlOf(name))
  await migrate(database)
  return {
    ...database,
    close: async () => {
      await empty(database)
      await database.close()
      writeFileSync(join(waiting, name), '')
    },
  }
}

/** @returns whether it was still there */
function removes(file: string): boolean {
  try {
    unlinkSync(file)
    return true
  } catch {
    return false
  }
}

/** As the migrations leave it: they write nothing but their names and the first version of the content. */
async function empty({ query }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'content_version')`.execute(query)
  await sql.raw([...rows.map(({ name }) => `delete from ${name}`), 'update content_version set version = 1'].join('; ')).execute(query)
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

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.toString()
}

function serverUrl(): string {
  const url = testDatabaseUrl()
  if (!url) throw new Error('The tests need a PostgreSQL: run them with apps/api/jest.config.cjs, or set TEST_DATABASE_URL')
  return url
}
