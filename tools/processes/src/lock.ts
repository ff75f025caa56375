import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Libsql from 'libsql'
import { ProcessError } from './running'

/** Between two tries to have a lock that another process holds. */
const pauseMs = 200
/** A connection that nobody refers to would be closed some time, and with it the lock be free. */
const held = new Set<Libsql.Database>()

/** Lets go of a lock; more than once does no harm. */
export type Unlock = () => void

/** Another process holds it. */
export class Locked extends ProcessError {
  /** @param holder for people: `npm start (process 12 of build-2, since 2026-11-25 03:04:11)`; undefined where it has just begun */
  constructor(
    what: string,
    readonly holder: string | undefined,
  ) {
    super(`${what} is at work${holder ? `: ${holder}` : ''}. Wait for it, or end it.`)
  }
}

export interface LockOptions {
  /** Named to who waits, beside the process: `npm start`. */
  command: string
  /** What cannot be there twice, for messages: `Another build`. */
  what: string
}

/**
 * Has no other process hold the same lock. It is an exclusive transaction on a database of its own: the kernel drops it with the
 * process, so nothing is left behind that would have to be taken over, and it holds between containers that share the folder, whose
 * processes have the same numbers.
 *
 * @param file says who holds it, for people; the database lies beside it
 * @throws Locked
 */
export function lock(file: string, { command, what }: LockOptions): Unlock {
  const database = `${file}.sqlite`
  const connection = open(database)
  try {
    connection.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    connection.close()
    if (cause instanceof Libsql.SqliteError && cause.code === 'SQLITE_BUSY') throw new Locked(what, readHolder(file))
    throw notTaken(database, cause)
  }
  held.add(connection)
  fs.writeFileSync(file, JSON.stringify({ command, pid: process.pid, host: os.hostname(), since: new Date().toISOString() } satisfies Holder))
  return () => {
    if (!held.delete(connection)) return
    fs.rmSync(file, { force: true })
    connection.close()
  }
}

/**
 * The same, but waits until the lock is free.
 *
 * @param onWait told who holds it: once, and when another one does
 */
export async function waitForLock(file: string, options: LockOptions, onWait: (holder: string) => void): Promise<Unlock> {
  let told: string | undefined
  for (;;) {
    try {
      return lock(file, options)
    } catch (error) {
      if (!(error instanceof Locked)) throw error
      if (error.holder !== undefined && error.holder !== told) onWait((told = error.holder))
    }
    await setTimeout(pauseMs)
  }
}

interface Holder {
  command: string
  pid: number
  host: string
  /** As `Date.toISOString` has it. */
  since: string
}

function open(database: string): Libsql.Database {
  try {
    fs.mkdirSync(path.dirname(database), { recursive: true })
    return new Libsql(database)
  } catch (cause) {
    throw notTaken(database, cause)
  }
}

function notTaken(database: string, cause: unknown): ProcessError {
  return new ProcessError(`${database}: the lock cannot be taken. May this user write there, and is there space on the disk? (${cause instanceof Error ? cause.message : String(cause)})`, { cause })
}

function readHolder(file: string): string | undefined {
  try {
    const { command, pid, host, since } = JSON.parse(fs.readFileSync(file, 'utf8')) as Holder
    const started = new Date(since).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })
    return `${command} (process ${pid}${host === os.hostname() ? '' : ` of ${host}`}, since ${started})`
  } catch {
    return undefined
  }
}
