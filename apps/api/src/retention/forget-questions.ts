import { forgetQuestion, over } from '../questions/forget-question'
import type { RuleContext } from './rules'

/** Forgets who asked what is over; see forgetQuestion. What was published stays as readers have it. */
export async function forgetQuestions({ query, now, periods, daysAgo, files }: RuleContext): Promise<number> {
  const due = await query.selectFrom('question').where('status', 'in', over).where('updated_at', '<', daysAgo(periods.questions)).where('email', '!=', '').select('id').execute()
  for (const { id } of due) files.push(...((await forgetQuestion(query, id, { at: now, actor: 'retention', keepsPublished: true }))?.files ?? []))
  return due.length
}
