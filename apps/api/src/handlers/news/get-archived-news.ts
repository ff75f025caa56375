import type { Handler } from '@university/api-schema/handlers'
import { archivedNews } from '../../content/kinds/archived-news'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { withNeighbours } from './with-neighbours'

/** Current items are not in the archive, whatever their age. */
export const getArchivedNews: Handler<'getArchivedNews', Context> = async ({ body }, { content }) => {
  const item = await content.findById(archivedNews, body.id, body.slug)
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such item in the archive' })
  return withNeighbours(item, archivedNews, content, body.slug)
}
