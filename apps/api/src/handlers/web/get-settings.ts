import type { Handler } from '@university/api-schema/handlers'
import { settings } from '../../content/kinds/settings'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** A site exists when it has settings. */
export const getSettings: Handler<'getSettings', Context> = async ({ body }, { content }) => {
  const [found] = await content.list(settings, { site: body.slug, limit: 1 })
  if (!found) throw new HttpProblem(404, 'not_found', { detail: 'No such site' })
  return found
}
