import type { Kysely } from 'kysely'
import type { QuestionRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { forgetMailsAbout } from '../mail/forget-mails'
import { removeAttachments } from '../submissions/attachments'
import { addAudit } from '../submissions/audit'
import { withdrawQuestion } from './publish-question'

/** Questions that are over. What waits for an answer is not forgotten, nor what waits for a moderator: see discardQuestion. */
export const over = ['rejected', 'answered', 'called'] as const satisfies QuestionRow['status'][]

export interface Forgetting {
  at: Date
  /** For the trail. */
  actor: string
  /** Leaves the text where it is published with its sender's consent; it has only the short form of the name there. */
  keepsPublished?: boolean
}

export interface Forgotten {
  question: QuestionRow
  /** Names in the quarantine, to be removed when the transaction is committed. */
  files: string[]
}

/**
 * Removes who asked and what, the reason for which it was rejected, the notes of the trail, the files, and what the mails about it said.
 * That there was a question, and how it fared, stays.
 *
 * @returns undefined for a question that is not over: nothing was done then
 */
export async function forgetQuestion(query: Kysely<Tables>, id: string, { at, actor, keepsPublished = false }: Forgetting): Promise<Forgotten | undefined> {
  const known = await query.updateTable('question').set({ name: '', email: '', phone: null, rejection_reason: null }).where('id', '=', id).where('status', 'in', over).returningAll().executeTakeFirst()
  if (!known) return undefined
  let question = known
  if (!keepsPublished || known.public_id === null || known.is_public !== 1) {
    question = await query.updateTable('question').set({ question: '', answer: null, is_public: 0 }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    await withdrawQuestion(query, question)
  }
  // What was said on the telephone, and why it was rejected.
  await query.updateTable('audit_entry').set({ note: null }).where('owner_id', '=', id).execute()
  await forgetMailsAbout(query, id, at)
  await addAudit(query, id, { at, actor, action: 'forgotten' })
  return { question, files: await removeAttachments(query, id) }
}
