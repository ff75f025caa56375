import type { Kysely } from 'kysely'
import type { Config } from '../config'
import { ContentStore } from '../content/content-store'
import type { Language } from '../content/languages'
import { toUtc } from '../content/time'
import type { Database } from '../database/database'
import type { AttachmentRow, AuditEntryRow, QuestionRow } from '../database/submission-tables'
import type { Tables } from '../database/tables'
import { ExpectedError } from '../expected-error'
import { keyOfMail } from '../mail/forget-mails'
import type { Letter } from '../mail/letter'
import { queueMail } from '../mail/outbox'
import { senderOf } from '../mail/sender'
import { attachmentsOf } from '../submissions/attachments'
import { addAudit, auditTrail, type AuditAction } from '../submissions/audit'
import { saveAttachments } from '../submissions/save-attachments'
import type { Quarantine } from '../uploads/quarantine'
import { discardQuestion } from './discard-question'
import { forgetQuestion, over, type Forgotten } from './forget-question'
import { publishQuestion, stageOf } from './publish-question'
import { answeredLetter, rejectedLetter } from './question-letters'

export type Status = QuestionRow['status']

export interface WholeQuestion {
  question: QuestionRow
  attachments: AttachmentRow[]
  trail: AuditEntryRow[]
}

/** What a step does to a question. */
interface Step {
  action: AuditAction
  from: Status[]
  set: Partial<QuestionRow>
  note: string | null
  letter?(question: QuestionRow): Letter
}

/** The moderators' side of questions. Every step is one transaction: the new state, its place in the trail, the mail. */
export class Moderation {
  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'mailFrom' | 'siteUrl'>,
    private readonly quarantine: Quarantine,
    /** Who is at work, for the trail. */
    private readonly actor: string,
    private readonly clock: () => Date = () => new Date(),
  ) {}

  /** The oldest first: it has waited longest. */
  async list({ status, kind, limit }: { status: Status | undefined; kind: QuestionRow['kind'] | undefined; limit: number }): Promise<QuestionRow[]> {
    let query = this.database.query.selectFrom('question').selectAll().orderBy('received_at').orderBy('number').limit(limit)
    if (status) query = query.where('status', '=', status)
    if (kind) query = query.where('kind', '=', kind)
    return query.execute()
  }

  async show(number: string): Promise<WholeQuestion> {
    const question = await find(this.database.query, number)
    const [attachments, trail] = [await attachmentsOf(this.database.query, question.id), await auditTrail(this.database.query, question.id)]
    return { question, attachments, trail }
  }

  /** Registers the question; one to a blog whose sender agrees is published, still without an answer. */
  approve(number: string): Promise<QuestionRow> {
    return this.take(number, { action: 'approved', from: ['on_moderation'], set: { status: 'registered' }, note: null })
  }

  reject(number: string, reason: string): Promise<QuestionRow> {
    const letter = (question: QuestionRow) => rejectedLetter(question, reason)
    return this.take(number, { action: 'rejected', from: ['on_moderation'], set: { status: 'rejected', rejection_reason: reason }, note: reason, letter })
  }

  answer(number: string, text: string): Promise<QuestionRow> {
    const letter = (question: QuestionRow) => answeredLetter(question, text)
    return this.take(number, { action: 'answered', from: ['registered'], set: { status: 'answered', answer: text }, note: null, letter })
  }

  /** Answered by telephone; `note` says what was said, for the trail only. */
  async markCalled(number: string, note: string | null): Promise<QuestionRow> {
    if ((await find(this.database.query, number)).phone === null) throw new ExpectedError(`${number} came without a telephone number; answer it by e-mail`)
    return this.take(number, { action: 'called', from: ['registered'], set: { status: 'called' }, note })
  }

  /** @returns the paths of the copies */
  async saveFiles(number: string, folder: string): Promise<string[]> {
    const { question, attachments } = await this.show(number)
    return saveAttachments(this.database, this.quarantine, { ownerId: question.id, attachments, folder, at: this.clock(), actor: this.actor })
  }

  /** Corrects how the sender is called, which readers are shown a part of: what is published is signed anew. */
  async rename(number: string, name: string): Promise<QuestionRow> {
    const at = this.clock()
    const known = await find(this.database.query, number)
    const stage = await stageOf(new ContentStore(this.database, at), known)
    return this.database.write(async (query) => {
      const renamed = await query.updateTable('question').set({ name }).where('number', '=', number).where('email', '!=', '').returningAll().executeTakeFirst()
      if (!renamed) throw new ExpectedError(`${number}: the sender is forgotten`)
      await addAudit(query, renamed.id, { at, actor: this.actor, action: 'renamed', note: known.name })
      if (stage && renamed.public_id !== null) await publishQuestion(query, renamed, stage)
      return renamed
    })
  }

  /** Removes who asked and what, files and publication too; that there was a question, and how it fared, stays. */
  forget(number: string): Promise<QuestionRow> {
    return this.remove(number, { action: 'forgotten', from: over }, forgetQuestion)
  }

  /** The same for what was never a question, such as junk: nobody is told, for the address may be a stranger's. */
  discard(number: string): Promise<QuestionRow> {
    return this.remove(number, { action: 'discarded', from: ['on_moderation'] }, discardQuestion)
  }

  private async remove(number: string, { action, from }: { action: AuditAction; from: readonly Status[] }, how: (...of: Parameters<typeof discardQuestion>) => Promise<Forgotten | undefined>): Promise<QuestionRow> {
    const { id } = await find(this.database.query, number)
    const { question, files } = await this.database.write(async (query) => {
      const removed = await how(query, id, { at: this.clock(), actor: this.actor })
      if (!removed) throw await notNow(query, number, action, from)
      return removed
    })
    await this.quarantine.forget(this.database, files)
    return question
  }

  private async take(number: string, { action, from, set, note, letter }: Step): Promise<QuestionRow> {
    const now = this.clock()
    const content = new ContentStore(this.database, now)
    const known = await find(this.database.query, number)
    const [sender, stage] = [await senderOf(content, this.config, known.language as Language), await stageOf(content, known)]
    return this.database.write(async (query) => {
      // Only one of two moderators gets through.
      const changed = await query
        .updateTable('question')
        .set({ ...set, ...(set.status ? { updated_at: toUtc(now) } : {}) })
        .where('number', '=', number)
        .where('status', 'in', from)
        .returningAll()
        .executeTakeFirst()
      if (!changed) throw await notNow(query, number, action, from)
      await addAudit(query, changed.id, { at: now, actor: this.actor, action, note })
      if (stage && changed.status !== 'rejected') await publishQuestion(query, changed, stage)
      if (letter) await queueMail(query, letter(changed), sender, { to: changed.email, now, uniqueKey: keyOfMail(changed.id, action) })
      return changed
    })
  }
}

/** @throws ExpectedError */
async function find(query: Kysely<Tables>, number: string): Promise<QuestionRow> {
  const row = await query.selectFrom('question').where('number', '=', number).selectAll().executeTakeFirst()
  if (!row) throw new ExpectedError(`There is no question ${number}`)
  return row
}

async function notNow(query: Kysely<Tables>, number: string, action: AuditAction, from: readonly Status[]): Promise<ExpectedError> {
  const { status } = await find(query, number)
  return new ExpectedError(`${number} is ${words[status]}; only one that is ${from.map((one) => words[one]).join(' or ')} can be ${action}`)
}

const words: Record<Status, string> = {
  on_moderation: 'on moderation',
  rejected: 'rejected',
  registered: 'registered',
  answered: 'answered',
  called: 'answered by telephone',
}
