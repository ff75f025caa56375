import { isNativeError } from 'node:util/types'

/** How deep causes are followed. */
const deepest = 4

export interface SafeError {
  [key: string]: unknown
  type: string
  message: string
  code?: string
  /** The places only; empty where none are known. */
  stack: string
  cause?: SafeError
}

/**
 * What the log may say of a failure: its kind, its words without what visitors sent, and where it happened. Databases and
 * mail servers repeat what they were given, in the message and in fields of their own; those fields stay out altogether.
 */
export function safeError(error: unknown, depth = 1): SafeError {
  if (!isNativeError(error)) return { type: typeof error, message: safeText(String(error)), stack: '' }
  const { code, cause } = error as Error & { code?: unknown }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    message: safeText(error.message),
    ...(typeof code === 'string' ? { code: safeText(code) } : {}),
    stack: frames.join('\n'),
    ...(cause !== undefined && depth < deepest ? { cause: safeError(cause, depth + 1) } : {}),
  }
}

/** The words alone, for what happens often; with the code of what caused it, such as `ENOSPC`, which is what somebody has to mend. */
export function safeReason(error: unknown): string {
  if (!isNativeError(error)) return safeText(String(error))
  const { code } = (error.cause ?? {}) as { code?: unknown }
  return safeText(typeof code === 'string' && !error.message.includes(code) ? `${error.message} (${code})` : error.message)
}

/** Names of tables, columns and fields, which are worth knowing. */
const identifier = /^[A-Za-z_][A-Za-z0-9_.-]{0,60}$/

/** A text of ours or of a library, without what could be a visitor's. */
function safeText(text: string): string {
  return (
    text
      .slice(0, 2_000)
      .replace(/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:=[\]]+/g, '<e-mail>')
      // Tokens of links are in there, and tracking codes.
      .replace(/\?[^\s"'<>]*=[^\s"'<>]*/g, '?…')
      .replace(/"([^"]*)"|'([^']*)'|`([^`]*)`/g, (quoted, ...inner: unknown[]) => (inner.slice(0, 3).some((one) => typeof one === 'string' && identifier.test(one)) ? quoted : '"…"'))
      .replace(/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, (address) => (address.startsWith('127.') ? address : '<address>'))
      .replace(/(?<![\w:])(?:(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}|[0-9a-f:]*::[0-9a-f:]*)(?![\w:])/gi, (address) => (/^::1(:\d+)?$/.test(address) ? address : '<address>'))
      // Telephones, but no dates.
      .replace(/(?<!\d)(?!\d{4}-\d\d-\d\d)\+?\d(?:[\s().-]{0,2}\d){6,}/g, '<number>')
      // All that this program says by itself is English: other letters came from outside.
      .replace(/[^\x00-\x7F…]+(?:[\s.,-]+[^\x00-\x7F…]+)*/g, '…')
  )
}
