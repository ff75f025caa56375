import type { Handler } from '@university/api-schema/handlers'
import { event } from '../../content/kinds/event'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

export const getEvent: Handler<'getEvent', Context> = async ({ body }, { content }) => {
  const item = await content.findById(event, body.id, body.slug)
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such event' })
  return item
}
