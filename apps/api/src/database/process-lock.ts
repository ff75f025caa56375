import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { DatabaseError } from './database'

/**
 * Keeps a second server away from the same folder. The lock is an exclusive transaction on a database of its own: the
 * kernel drops it with the process, so that nothing stale is left after kill -9. Imports take no lock; they may run
 * beside a server.
 *
 * @returns the function that lets go
 * @throws DatabaseError when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'serve.lock')
  let connection: Libsql.Database | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    connection = new Libsql(file)
    connection.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    connection?.close()
    const code = cause instanceof Libsql.SqliteError ? cause.code : ''
    throw new DatabaseError(
      code === 'SQLITE_BUSY'
        ? `Another process already serves from ${dataDir}. Stop it first, or set DATA_DIR to another folder.`
        : `${file}: the lock cannot be taken (${cause instanceof Error ? cause.message : String(cause)})`,
      { cause },
    )
  }
  const held = connection
  return () => {
    if (held.open) held.close()
  }
}
