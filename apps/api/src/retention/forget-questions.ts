import { removeAttachments } from './remove-attachments'
import type { RuleContext } from './rules'
import { addAudit } from '../submissions/audit'

/** Those that are over. What still waits for a moderator or an answer is never forgotten by itself. */
const over = ['rejected', 'answered', 'called'] as const

/**
 * Removes who asked and what, and the files. Of a question that was published with its sender's consent the text stays,
 * as readers have it; it has only the short form of the name.
 */
export async function forgetQuestions({ query, now, periods, daysAgo, files }: RuleContext): Promise<number> {
  const due = await query.selectFrom('question').where('status', 'in', over).where('updated_at', '<', daysAgo(periods.questions)).where('email', '!=', '').select(['id', 'is_public', 'public_id']).execute()
  for (const { id, is_public, public_id } of due) {
    const isPublished = public_id !== null && is_public === 1
    const text = isPublished ? {} : { question: '', answer: null, is_public: 0 }
    await query.updateTable('question').set({ name: '', email: '', phone: null, rejection_reason: null, ...text }).where('id', '=', id).execute()
    // What was said on the telephone, and why it was rejected.
    await query.updateTable('audit_entry').set({ note: null }).where('owner_id', '=', id).execute()
    await addAudit(query, id, { at: now, actor: 'retention', action: 'forgotten' })
    files.push(...(await removeAttachments(query, id)))
  }
  return due.length
}
