import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { openPostgres } from '../database/postgres'
import { openSqlite } from '../database/sqlite'
import { runFolder } from './run-folder'
import { sampleContent, writeContent, type ContentFiles } from './test-content'
import { createPostgresDatabase, dropPostgresDatabase, openFreshPostgres, type Dialect } from './test-database'

/*
 * A content is imported once in a run of Jest, whichever test file asks for it first; all others get copies of the
 * database and of the files. Templates lie in a folder of the run, one folder each:
 *
 *   data/      the DATA_DIR after the import, on SQLite with the database
 *   database   on PostgreSQL the name of the database
 */

/**
 * A database of its own that holds a content, closed by who asks for it.
 *
 * @param dataDir gets the files of the import
 */
export async function importedDatabase(dialect: Dialect, content: ContentFiles, dataDir: string, importedAt: Date): Promise<Database> {
  const template = await templateOf(dialect, content, importedAt)
  cpSync(join(template, 'data'), dataDir, { recursive: true })
  if (dialect === 'PostgreSQL') return openFreshPostgres(nameOf(template))
  const database = openSqlite(dataDir)
  // Nothing of a test needs to survive a power cut.
  await sql`pragma synchronous = off`.execute(database.query)
  return database
}

/** Of a PostgreSQL that goes on after the tests; the others' templates are files. */
export async function dropTemplates(dir: string): Promise<void> {
  const names = readdirSync(dir).map((key) => join(dir, key)).filter((template) => existsSync(join(template, 'database'))).map(nameOf)
  for (const name of names) await dropPostgresDatabase(name)
}

async function templateOf(dialect: Dialect, content: ContentFiles, importedAt: Date): Promise<string> {
  const template = join(runFolder(), keyOf(dialect, content, importedAt))
  if (!existsSync(template)) await makeTemplate(template, dialect, content, importedAt)
  return template
}

/** Two processes may make the same one at once: the first to be done gives it its name. */
async function makeTemplate(template: string, dialect: Dialect, content: ContentFiles, importedAt: Date): Promise<void> {
  const making = `${template}.${randomBytes(6).toString('hex')}`
  const dataDir = join(making, 'data')
  const former = await sampleWithin(dialect, content, importedAt)
  if (former) cpSync(join(former, 'data'), dataDir, { recursive: true })
  else mkdirSync(dataDir, { recursive: true })
  const created = dialect === 'PostgreSQL' ? await createPostgresDatabase(former && nameOf(former)) : undefined
  if (created) writeFileSync(join(making, 'database'), created.name)
  const database = created ? await openPostgres(created.url) : openSqlite(dataDir)
  try {
    await migrate(database)
    // Most test files find the template there, and need not load what makes it.
    const { importContent } = await import('../content/import/import-content')
    await importContent(database, writeContent(join(making, 'content'), content), dataDir, importedAt)
  } finally {
    await database.close()
  }
  try {
    renameSync(making, template)
  } catch (error) {
    if (!existsSync(template)) throw error
    rmSync(making, { recursive: true })
    await created?.drop()
  }
}

/** Most contents are the sample with a few files more: imported after it, only these are looked at, as by any later import. */
async function sampleWithin(dialect: Dialect, content: ContentFiles, importedAt: Date): Promise<string | undefined> {
  const sample = sampleContent()
  const paths = Object.keys(sample)
  const isSample = keyOf(dialect, sample, importedAt) === keyOf(dialect, content, importedAt)
  return isSample || paths.filter((path) => path in content).length < paths.length / 2 ? undefined : templateOf(dialect, sample, importedAt)
}

const nameOf = (template: string) => readFileSync(join(template, 'database'), 'utf8')

function keyOf(dialect: Dialect, content: ContentFiles, importedAt: Date): string {
  const hash = createHash('sha256').update(`${dialect} ${importedAt.toISOString()}`)
  for (const [path, value] of Object.entries(content)) hash.update(`\0${path}\0`).update(typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
  return hash.digest('hex').slice(0, 16)
}
