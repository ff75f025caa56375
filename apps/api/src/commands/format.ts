import type { AttachmentRow, AuditEntryRow } from '../database/submission-tables'

/** Swedish dates are those of ISO 8601. */
const almaty = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Almaty', dateStyle: 'short', timeStyle: 'short' })

/** A time as people in Almaty read it: `2026-11-19 11:12`. */
export function localTime(time: string): string {
  return almaty.format(new Date(time))
}

/** What is one field as one line: a visitor could write another field, or a line of ours, into it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** A text of several lines, marked as mails mark it, so that none of them passes for ours. */
export function quoted(text: string): string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((line) => `> ${line}`.trimEnd())
}

/** Rows with their columns below each other. A row is one line, for a visitor could write another one into a cell. */
export function columns(given: string[][]): string[] {
  const rows = given.map((row) => row.map(oneLine))
  const widths = (rows[0] ?? []).map((_cell, index) => rows.reduce((width, row) => Math.max(width, [...(row[index] ?? '')].length), 0))
  return rows.map((row) => row.map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length)).join('  ').trimEnd())
}

export function attachmentLines(attachments: AttachmentRow[], saved: string[]): string[] {
  return attachments.map(({ part, name, mime, size_bytes }, index) => oneLine(`${part}: ${name} (${mime}, ${Math.ceil(size_bytes / 1024)} KB)${saved[index] ? ` → ${saved[index]}` : ''}`))
}

export function attachmentData(attachments: AttachmentRow[], saved: string[]): object[] {
  return attachments.map(({ part, name, mime, size_bytes, sha256 }, index) => ({ part, name, mime, size_bytes, sha256, saved_as: saved[index] ?? null }))
}

export function trailLines(trail: AuditEntryRow[]): string[] {
  return columns(trail.map(({ at, actor, action, note }) => [localTime(at), actor, action, note ?? '']))
}

export function trailData(trail: AuditEntryRow[]): object[] {
  return trail.map(({ at, actor, action, note }) => ({ at, actor, action, note }))
}
