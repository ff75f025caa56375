import type { Handler } from '@university/api-schema/handlers'
import { trainingDirection } from '../../content/kinds/training-direction'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { usedCategories } from './score-counts'

/** Without a site those of the main one. */
export const listScoreDirections: Handler<'listScoreDirections', Context> = async ({ body }, { content }) => {
  const { slug: site = '', field_id } = body
  const used = await usedCategories(content, site, 'direction')
  const ids = used.flatMap((one) => one.ids)
  return content.list(trainingDirection, { site, ids, facets: facetsOf({ field: field_id }), order: { by: 'code', direction: 'asc' } })
}
