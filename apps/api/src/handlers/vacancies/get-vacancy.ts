import type { Handler } from '@university/api-schema/handlers'
import { vacancy } from '../../content/kinds/vacancy'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { withStatus } from './with-status'

export const getVacancy: Handler<'getVacancy', Context> = async ({ body }, { content, now }) => {
  const item = await content.findById(vacancy, body.id, body.slug)
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such vacancy' })
  const found = withStatus(item, now)
  if (found.status === 'closed') throw new HttpProblem(410, 'gone', { detail: 'The vacancy is closed' })
  return found
}
