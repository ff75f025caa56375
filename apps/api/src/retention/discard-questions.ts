import { discardQuestion } from '../questions/discard-question'
import type { RuleContext } from './rules'

/** Questions that no moderator has looked at for as long as others are kept: junk for the most part, and nobody can be waiting any more. */
export async function discardQuestions({ query, now, periods, daysAgo, files }: RuleContext): Promise<number> {
  const due = await query.selectFrom('question').where('status', '=', 'on_moderation').where('updated_at', '<', daysAgo(periods.questions)).select('id').execute()
  for (const { id } of due) files.push(...((await discardQuestion(query, id, { at: now, actor: 'retention' }))?.files ?? []))
  return due.length
}
