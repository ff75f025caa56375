import type { Handler } from '@university/api-schema/handlers'
import { announcement } from '../../content/kinds/announcement'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/** Expired ones too, so that links to them keep working. */
export const getAnnouncement: Handler<'getAnnouncement', Context> = async ({ body }, { content }) => {
  const item = await content.findById(announcement, body.id, body.slug)
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such announcement' })
  return item
}
