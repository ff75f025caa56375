import type { Kysely } from 'kysely'
import { toUtc } from '../content/time'
import type { Tables } from '../database/tables'
import { addAudit } from '../submissions/audit'
import { forgetQuestion, type Forgetting, type Forgotten } from './forget-question'

/**
 * Ends a question that no moderator has registered, and forgets its sender. Nobody is told: the address may be that of somebody who
 * never asked anything.
 *
 * @returns undefined for a question that is not on moderation: nothing was done then
 */
export async function discardQuestion(query: Kysely<Tables>, id: string, { at, actor }: Omit<Forgetting, 'keepsPublished'>): Promise<Forgotten | undefined> {
  const ended = await query.updateTable('question').set({ status: 'rejected', updated_at: toUtc(at) }).where('id', '=', id).where('status', '=', 'on_moderation').returning('id').executeTakeFirst()
  if (!ended) return undefined
  await addAudit(query, id, { at, actor, action: 'discarded' })
  return forgetQuestion(query, id, { at, actor })
}
