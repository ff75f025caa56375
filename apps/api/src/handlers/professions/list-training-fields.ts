import type { Handler } from '@university/api-schema/handlers'
import { program } from '../../content/kinds/program'
import { trainingField } from '../../content/kinds/training-field'
import type { Context } from '../../context'
import { facetsOf } from '../filters'

export const listTrainingFields: Handler<'listTrainingFields', Context> = async ({ body }, { content }) => {
  const { slug: site, level } = body
  const [fields, counts] = await Promise.all([
    content.list(trainingField, { site, facets: facetsOf({ level }) }),
    content.countByFacet(program, 'training', site),
  ])
  return fields.map((field) => ({ ...field, programs_count: counts.get(String(field.id)) ?? 0 })).filter(({ programs_count }) => programs_count > 0)
}
