import { forgetApplication } from '../applications/forget-application'
import type { RuleContext } from './rules'

/** Forgets who applied; see forgetApplication. */
export async function forgetApplications({ query, now, periods, daysAgo, files }: RuleContext): Promise<number> {
  const due = await query.selectFrom('application').where('received_at', '<', daysAgo(periods.applications)).where('email', '!=', '').select('id').execute()
  for (const { id } of due) files.push(...((await forgetApplication(query, id, { at: now, actor: 'retention' }))?.files ?? []))
  return due.length
}
