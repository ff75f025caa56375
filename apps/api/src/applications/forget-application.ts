import type { Kysely } from 'kysely'
import type { ApplicationRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { forgetMailsAbout } from '../mail/forget-mails'
import { removeAttachments } from '../submissions/attachments'
import { addAudit } from '../submissions/audit'

export interface Forgetting {
  at: Date
  /** For the trail. */
  actor: string
  /** Says in the trail that it never was an application. */
  isJunk?: boolean
}

export interface Forgotten {
  application: ApplicationRow
  /** Names in the quarantine, to be removed when the transaction is committed. */
  files: string[]
}

/**
 * Removes who applied, what was written, the notes of the trail, the files, and what the mail about it said; that there was an application stays for as
 * long as its trail. Its sender may apply for the vacancy again.
 *
 * @returns undefined for an application that is forgotten already: nothing was done then
 */
export async function forgetApplication(query: Kysely<Tables>, id: string, { at, actor, isJunk = false }: Forgetting): Promise<Forgotten | undefined> {
  const empty = { last_name: '', first_name: '', middle_name: null, email: '', phone: '', degree: null, experience_years: null, cover_letter: null }
  // No two applications for a vacancy may have the same key.
  const application = await query.updateTable('application').set({ ...empty, email_key: `forgotten ${id}` }).where('id', '=', id).where('email', '!=', '').returningAll().executeTakeFirst()
  if (!application) return undefined
  // Where its files were saved may name a person.
  await query.updateTable('audit_entry').set({ note: null }).where('owner_id', '=', id).execute()
  await forgetMailsAbout(query, id, at)
  if (isJunk) await addAudit(query, id, { at, actor, action: 'discarded' })
  await addAudit(query, id, { at, actor, action: 'forgotten' })
  return { application, files: await removeAttachments(query, id) }
}
