import type { Handler } from '@university/api-schema/handlers'
import { dissertation } from '../../content/kinds/dissertation'
import { doctoral } from '../../content/kinds/doctoral'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** A candidate is shown with the page, and only below the right one. */
export const getDoctoral: Handler<'getDoctoral', Context> = async ({ body: { id, doctoral_id, slug } }, { content }) => {
  const [page, item] = await Promise.all([content.findById(dissertation, id, slug), content.findById(doctoral, doctoral_id, slug)])
  if (!page || item?.dissertation_id !== id) throw new HttpProblem(404, 'not_found', { detail: 'No such candidate on this dissertation page' })
  return item
}
