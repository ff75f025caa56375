import type { Kysely } from 'kysely'
import type { AttachmentRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import type { Upload } from '../uploads/upload'

/** A file of a form. */
export interface SentFile {
  /** The part of the form that it came in. */
  part: string
  upload: Upload
}

/** @param files in the quarantine, in the order in which they are shown */
export async function addAttachments(query: Kysely<Tables>, ownerId: string, files: SentFile[]): Promise<void> {
  const rows = files.map(({ part, upload }, index): AttachmentRow => {
    const { file, name, mime, sizeBytes, sha256 } = upload
    return { file, owner_id: ownerId, part, position: index + 1, name, mime, size_bytes: sizeBytes, sha256 }
  })
  if (rows.length > 0) await query.insertInto('attachment').values(rows).execute()
}

/** What all attachments take, in bytes. */
export async function storedBytes(query: Kysely<Tables>): Promise<number> {
  const sum = await query.selectFrom('attachment').select(({ fn }) => fn.sum('size_bytes').as('bytes')).executeTakeFirst()
  return Number(sum?.bytes ?? 0)
}

export async function attachmentsOf(query: Kysely<Tables>, ownerId: string): Promise<AttachmentRow[]> {
  return query.selectFrom('attachment').where('owner_id', '=', ownerId).selectAll().orderBy('position').execute()
}

/** @returns the names in the quarantine of the files that have no row any more */
export async function removeAttachments(query: Kysely<Tables>, ownerId: string): Promise<string[]> {
  const rows = await query.deleteFrom('attachment').where('owner_id', '=', ownerId).returning('file').execute()
  return rows.map(({ file }) => file)
}
