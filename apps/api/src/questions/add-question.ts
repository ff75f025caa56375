import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toUtc } from '../content/time'
import type { QuestionRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import type { Sender } from '../mail/sender'
import { addAttachments, type SentFile } from '../submissions/attachments'
import { addAudit, visitor } from '../submissions/audit'
import { queueReceipt } from '../submissions/queue-receipt'
import { receivedLetter } from './question-letters'

/** What is not the same for every new question. */
export type NewQuestion = Pick<
  QuestionRow,
  'kind' | 'number' | 'tracking_hash' | 'language' | 'name' | 'email' | 'phone' | 'question' | 'category_id' | 'category' | 'blog_slug' | 'is_public' | 'consent_version' | 'due_at'
>

export interface ArrivalOptions {
  now: Date
  sender: Sender
  /** How the mail greets: the name, or the part of it that one is greeted by. */
  greet: string
  /** Where who knows the code is told how it fares. */
  statusUrl?: string
  files?: SentFile[]
}

/** Stores a question that waits for a moderator, with its files, its first step and the mail that says so. */
export async function addQuestion(query: Kysely<Tables>, question: NewQuestion, { now, sender, greet, statusUrl, files = [] }: ArrivalOptions): Promise<void> {
  const time = toUtc(now)
  const row: QuestionRow = { ...question, id: randomUUID(), status: 'on_moderation', answer: null, public_id: null, rejection_reason: null, received_at: time, updated_at: time }
  await query.insertInto('question').values(row).execute()
  await addAttachments(query, row.id, files)
  await addAudit(query, row.id, { at: now, actor: visitor, action: 'received' })
  await queueReceipt(query, receivedLetter(row, greet, statusUrl), sender, { ...row, now })
}
