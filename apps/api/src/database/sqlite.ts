import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Kysely, sql, SqliteDialect, type Driver } from 'kysely'
import Libsql from 'libsql'
import { DatabaseError, type Database } from './database'
import { busyTimeoutMs } from './empty-log'
import type { Tables } from './tables'

/** Between two attempts to write, in milliseconds. */
const longestPauseMs = 50

/** How long another process is waited for that writes, in milliseconds: an import of thousands of new items takes so long. nginx gives an answer a minute. */
const writePatienceMs = 45_000

/**
 * @param unchecked without a look at every page of the file, which takes a second for each 150 MB: damage is met later then
 * @throws DatabaseError with the file's name when it cannot be used
 */
export function openSqlite(dataDir: string, { unchecked = false }: { unchecked?: boolean } = {}): Database {
  const file = join(dataDir, 'university.sqlite')
  try {
    mkdirSync(dataDir, { recursive: true })
    keepPrivate(file)
    return openFile(file, { unchecked })
  } catch (cause) {
    throw new DatabaseError(`${file}: ${explain(cause)}`, { cause })
  }
}

/**
 * It holds what visitors sent, and the server's secrets: no other user of the machine may read it. The folder stays open, for nginx reads
 * the pictures in it. SQLite gives the files beside it the mode of the database.
 */
function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    // One that was made before, and what a process left there that died.
    for (const one of [file, `${file}-wal`, `${file}-shm`]) shutOut(one)
  }
}

/** Takes from a file what others may. Only its owner can; what the group may is for whoever set it up. */
function shutOut(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0
  if ((mode & 0o007) === 0) return
  try {
    chmodSync(file, mode & 0o770)
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** @param file `:memory:` for one that is gone when closed */
export function openFile(file: string, { unchecked }: { unchecked: boolean }): Database {
  const connection = connect(file)
  const [fault] = unchecked ? [] : (connection.prepare('pragma quick_check(1)').all() as { quick_check: string }[])
  if (fault && fault.quick_check !== 'ok') throw new Error(fault.quick_check)
  return wrap(connection)
}

function connect(file: string): Libsql.Database {
  const connection = new Libsql(file)
  // First of all: switching to WAL needs a lock that another process may hold for a moment.
  connection.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  // What is deleted is overwritten: names must not stay behind in pages that nothing uses any more.
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on')
  return connection
}

/** SQLite itself takes back what met a full disk. Taking it back again would fail, and that failure hide the first. */
class Dialect extends SqliteDialect {
  constructor(private readonly connection: Libsql.Database) {
    super({ database: connection })
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const rollBack = driver.rollbackTransaction.bind(driver)
    driver.rollbackTransaction = async (held) => {
      if (this.connection.inTransaction) await rollBack(held)
    }
    return driver
  }
}

function wrap(connection: Libsql.Database): Database {
  const query = new Kysely<Tables>({ dialect: new Dialect(connection) })
  let version: Libsql.Statement<unknown[]> | undefined
  let open = true
  return {
    dialect: 'sqlite',
    query,
    write: (work) => write(connection, query, work),
    // Past Kysely and as a bare row on purpose: 3 microseconds instead of 60, on every request.
    contentVersion: () => {
      // A prepared statement outlives its connection and would go on answering.
      if (!open) throw new DatabaseError('the database is closed')
      version ??= connection.prepare('select version from content_version where id = 1').raw()
      const [current] = version.get() as [number]
      return current
    },
    close: async () => {
      if (!open) return
      open = false
      await query.destroy()
      // Kysely closes only what it has used.
      if (connection.open) connection.close()
    },
  }
}

/** libsql waits for a lock with the whole process standing still; so it is told not to, and asked again a little later. */
async function write<T>(connection: Libsql.Database, query: Kysely<Tables>, work: (query: Kysely<Tables>) => Promise<T>): Promise<T> {
  const deadline = performance.now() + writePatienceMs
  for (let pause = 2; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const outcome = await query.connection().execute(async (held) => {
      const busy = begin(connection)
      return busy ? { busy } : { answer: await finish(held, work) }
    })
    if ('answer' in outcome) return outcome.answer
    if (performance.now() > deadline) throw outcome.busy
    await setTimeout(pause)
  }
}

/** @returns the error when another process writes */
function begin(connection: Libsql.Database): Error | undefined {
  connection.exec('pragma busy_timeout = 0')
  try {
    connection.exec('begin immediate')
    return undefined
  } catch (error) {
    if (error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY')) return error
    throw error
  } finally {
    connection.exec(`pragma busy_timeout = ${busyTimeoutMs}`)
  }
}

async function finish<T>(query: Kysely<Tables>, work: (query: Kysely<Tables>) => Promise<T>): Promise<T> {
  try {
    const answer = await work(query)
    await sql`commit`.execute(query)
    return answer
  } catch (error) {
    await sql`rollback`.execute(query).catch(() => undefined)
    throw error
  }
}

function explain(cause: unknown): string {
  const code = cause instanceof Libsql.SqliteError ? cause.code : ''
  if (code === 'SQLITE_NOTADB') return 'this file is no SQLite database; move it away and start again'
  if (code === 'SQLITE_BUSY') return 'another process keeps the database locked'
  const reason = cause instanceof Error ? cause.message.replace(/\s+/g, ' ') : String(cause)
  if (code === 'SQLITE_CORRUPT' || /malformed|btree|page|\*\*\*/i.test(reason)) {
    return 'the database is damaged; restore a backup, or move it away and import the content again'
  }
  return `cannot be opened (${reason})`
}
