/** An error for people. What the system refuses (a full disk, no right to write) says which file; anything else is a mistake of ours and shows where it happened. */
export function whatFailed(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('syscall' in error && 'code' in error)) return error.stack ?? error.message
  return ['ENOSPC', 'EDQUOT'].includes(String(error.code)) ? `The disk is full (${error.message}). What can be deleted: docs/how-to/runbook.md.` : error.message
}
