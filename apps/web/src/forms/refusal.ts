import type { FailureNote } from './failure-note'

/** Faults that the server found, and what was sent: they hold for that. */
export interface Refusal {
  /** By name of the field. */
  errors: Record<string, string>
  values: object
}

export function refusalOf(refusal: Refusal | undefined, field: string, value: unknown): string | undefined {
  return refusal && Object.is(valueOf(refusal.values, field), value) ? refusal.errors[field] : undefined
}

/** Failures that another file may mend. */
const fileNotes = new Set(['failure.file_type', 'failure.too_large', 'failure.file_changed'])

/**
 * What was said of a refused file holds for that file.
 *
 * @param files names of the fields for files
 * @returns whether each that was refused is another now; any of them, where the server named none
 */
export function isFileMended({ message }: FailureNote, { errors, values: sent }: Refusal, values: object, files: readonly string[]): boolean {
  if (!fileNotes.has(message)) return false
  const isOther = (field: string) => !Object.is(valueOf(values, field), valueOf(sent, field))
  const refused = files.filter((field) => errors[field])
  return refused.length > 0 ? refused.every(isOther) : files.some(isOther)
}

function valueOf(values: object, field: string): unknown {
  return (values as Record<string, unknown>)[field]
}
