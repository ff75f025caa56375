import { DatabaseError } from './database'

/**
 * PostgreSQL: 08 connection, 25006 it only reads (a stand-by, or a full disk at those who run it for others), 40P01 two that waited for each other, 53 resources,
 * 3D000 no such database, 55P03 lock, 57014 ended after the longest time, 57P shutdown, 58 system.
 * SQLite: what a full disk, a held lock or a damaged file answers. Node: the network.
 */
const codes = new RegExp(
  [
    '^(08|53|57P|58)|^(25006|3D000|40P01|55P03|57014)$',
    '^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|FULL|CORRUPT|NOTADB|READONLY|PROTOCOL)',
    '^(ECONN|ENOTFOUND|EHOSTUNREACH|EPIPE|ETIMEDOUT|EAI_)',
  ].join('|'),
)

/** What pg and libsql say without a code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout|connection is not open|after calling end on the pool/i

/** True for a failure that is the database's, not the request's: the caller may try again later. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (error instanceof DatabaseError) return true
  const { code, message, errors } = error as { code?: unknown; message?: unknown; errors?: unknown }
  // Several addresses of one host were tried.
  if (Array.isArray(errors) && errors.some(isDatabaseDown)) return true
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && messages.test(message))
}
