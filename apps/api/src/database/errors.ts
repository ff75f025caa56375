import { DatabaseError } from './database'

/**
 * PostgreSQL: 08 connection, 53 resources, 55P03 lock, 57P shutdown, 58 system.
 * SQLite: what a full disk, a held lock or a damaged file answers. Node: the network.
 */
const codes = /^(08|53|57P|58)|^55P03$|^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|FULL|CORRUPT|NOTADB|READONLY|PROTOCOL)|^(ECONN|ENOTFOUND|EHOSTUNREACH|EPIPE|ETIMEDOUT|EAI_)/

/** True for a failure that is the database's, not the request's: the caller may try again later. */
export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof DatabaseError) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown)
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true
  // pg and libsql have no code for these.
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|database connection is not open/i.test(error.message)
}
