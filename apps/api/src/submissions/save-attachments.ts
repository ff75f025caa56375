import type { Database } from '../database/database'
import type { AttachmentRow } from '../database/submission-tables'
import { discardCopies, type Quarantine } from '../uploads/quarantine'
import { addAudit } from './audit'

export interface SaveOptions {
  ownerId: string
  attachments: AttachmentRow[]
  folder: string
  at: Date
  actor: string
}

/**
 * Copies the files of a question or an application to a folder, and says so in its trail: neither happens without the other.
 *
 * @returns the paths of the copies
 * @throws ExpectedError see Quarantine.copyTo
 */
export async function saveAttachments(database: Database, quarantine: Quarantine, { ownerId, attachments, folder, at, actor }: SaveOptions): Promise<string[]> {
  const copies = await quarantine.copyTo(folder, attachments)
  try {
    await database.write((query) => addAudit(query, ownerId, { at, actor, action: 'files_saved', note: folder }))
  } catch (error) {
    await discardCopies(copies)
    throw error
  }
  return copies
}
