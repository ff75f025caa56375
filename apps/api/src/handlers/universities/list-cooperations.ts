import type { Handler } from '@university/api-schema/handlers'
import { cooperation } from '../../content/kinds/cooperation'
import { partnerUniversity } from '../../content/kinds/partner-university'
import type { Context } from '../../context'

export const listCooperations: Handler<'listCooperations', Context> = async ({ body }, { content }) => {
  const [kinds, counts] = await Promise.all([content.list(cooperation, { site: body.slug }), content.countByFacet(partnerUniversity, 'cooperation', body.slug)])
  return kinds.map((kind) => ({ ...kind, universities_count: counts.get(String(kind.id)) ?? 0 }))
}
