import type { Handler } from '@university/api-schema/handlers'
import { trainingField } from '../../content/kinds/training-field'
import type { Context } from '../../context'
import { usedCategories } from './score-counts'

/** Fields of training, as they are known from the scores. Without a site those of the main one. */
export const listScoreFields: Handler<'listScoreFields', Context> = async ({ body }, { content }) => {
  const { slug: site = '', category_id } = body
  const used = await usedCategories(content, site, 'field')
  const ids = used.find(({ category }) => category.id === category_id)?.ids ?? []
  const fields = await content.list(trainingField, { site, ids, order: { by: 'code', direction: 'asc' } })
  return fields.map(({ id, code, name_kz, name_ru, name_en }) => {
    const category_ids = used.filter((one) => one.ids.includes(id)).map(({ category }) => category.id)
    return { id, category_ids, code, name_kz, name_ru, name_en }
  })
}
