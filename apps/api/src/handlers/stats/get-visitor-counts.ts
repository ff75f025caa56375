import type { Handler } from '@university/api-schema/handlers'
import { settings } from '../../content/kinds/settings'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** Counts the caller, whom only operations that change something know. */
export const getVisitorCounts: Handler<'getVisitorCounts', Context> = async ({ body: { slug } }, { content, visitors, caller, now }) => {
  const [found] = await content.list(settings, { site: slug, limit: 1 })
  if (!found?.features.visitor_badge || !caller) throw new HttpProblem(404, 'not_found', { detail: 'This site has no visitor counter' })
  return visitors.count(slug, caller, now)
}
