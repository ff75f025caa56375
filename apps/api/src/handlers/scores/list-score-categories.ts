import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { usedCategories } from './score-counts'

export const listScoreCategories: Handler<'listScoreCategories', Context> = async ({ body }, { content }) => {
  const used = await usedCategories(content, body.slug, 'field')
  return used.map(({ category }) => category)
}
