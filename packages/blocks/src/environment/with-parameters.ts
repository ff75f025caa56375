/** `?page=2&year=2026`, `{ page: undefined }` → `?year=2026`; nothing where no parameter is left. */
export function withParameters(search: string, changes: Record<string, string | undefined>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  const text = String(parameters)
  return text === '' ? '' : `?${text}`
}
