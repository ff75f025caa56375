import type { Handler } from '@university/api-schema/handlers'
import { settings } from '../../content/kinds/settings'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** Counts the caller, whom only operations that change something know: for the badge, and for the analytics of a site without one. */
export const getVisitorCounts: Handler<'getVisitorCounts', Context> = async ({ body: { slug } }, { content, visitors, caller, now }) => {
  const [found] = await content.list(settings, { site: slug, limit: 1 })
  const isCounted = found && (found.features.visitor_badge || found.features.analytics)
  if (!isCounted || !caller) throw new HttpProblem(404, 'not_found', { detail: 'This site has no visitor counter' })
  return visitors.count(slug, caller, now)
}
