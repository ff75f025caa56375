import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Libsql from 'libsql'

/**
 * Lets no other process publish meanwhile. The lock is an exclusive transaction on a database of its own: the kernel drops it with the
 * process, so nothing is left behind that would have to be taken over, and it holds between containers that share the folder, whose
 * processes have the same numbers.
 *
 * @param root `dist`
 * @returns what lets go
 * @throws Error that names the process that holds it
 */
export function lockBuilds(root: string): () => void {
  /** Names who holds it, for people. */
  const holder = path.join(root, 'builds/.lock')
  const file = `${holder}.sqlite`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const connection = new Libsql(file)
  try {
    connection.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    connection.close()
    const isHeld = cause instanceof Libsql.SqliteError && cause.code === 'SQLITE_BUSY'
    throw new Error(isHeld ? `Another build is at work${named(holder)}. Wait for it, or end it.` : `${file}: the lock can not be taken`, { cause })
  }
  fs.writeFileSync(holder, `${process.pid} ${os.hostname()}`)
  return () => {
    if (!connection.open) return
    fs.rmSync(holder, { force: true })
    connection.close()
  }
}

/** ` (process 12)`, of another machine ` (process 12 of build-2)`; nothing where it has just begun. */
function named(holder: string): string {
  try {
    const [pid, host] = fs.readFileSync(holder, 'utf8').split(' ')
    return ` (process ${pid}${host === os.hostname() ? '' : ` of ${host}`})`
  } catch {
    return ''
  }
}
