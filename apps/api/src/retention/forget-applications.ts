import { forgetMails } from '../mail/forget-mails'
import { addAudit } from '../submissions/audit'
import { removeAttachments } from '../submissions/remove-attachments'
import type { RuleContext } from './rules'

/** Removes who applied, what was written, the files, and what the mail about it said; that there was an application stays for as long as its trail. */
export async function forgetApplications({ query, now, periods, daysAgo, files }: RuleContext): Promise<number> {
  const due = await query.selectFrom('application').where('received_at', '<', daysAgo(periods.applications)).where('email', '!=', '').select('id').execute()
  for (const { id } of due) {
    const empty = { last_name: '', first_name: '', middle_name: null, email: '', phone: '', degree: null, experience_years: null, cover_letter: null }
    // No two applications for a vacancy may have the same key.
    await query.updateTable('application').set({ ...empty, email_key: `forgotten ${id}` }).where('id', '=', id).execute()
    await query.updateTable('audit_entry').set({ note: null }).where('owner_id', '=', id).execute()
    await forgetMails(query, id, now)
    await addAudit(query, id, { at: now, actor: 'retention', action: 'forgotten' })
    files.push(...(await removeAttachments(query, id)))
  }
  return due.length
}
