import type { Handler } from '@university/api-schema/handlers'
import { news } from '../../content/kinds/news'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { withNeighbours } from './with-neighbours'

/** Drafts are treated as absent, so a guessed id reveals nothing. Neighbours are those of the site asked for. */
export const getNews: Handler<'getNews', Context> = async ({ body }, { content }) => {
  const item = await content.findById(news, body.id, body.slug)
  if (!item) throw new HttpProblem(404, 'not_found', { detail: 'No such news item' })
  return withNeighbours(item, news, content, body.slug)
}
