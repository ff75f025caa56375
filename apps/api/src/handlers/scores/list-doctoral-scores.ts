import type { Handler } from '@university/api-schema/handlers'
import { doctoralScore } from '../../content/kinds/doctoral-score'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'

const byYear = {
  by: 'year',
  direction: 'desc',
  then: { by: 'group_code', direction: 'asc', then: { by: 'edu_lang', direction: 'asc', then: { by: 'funding', direction: 'asc' } } },
} as const

export const listDoctoralScores: Handler<'listDoctoralScores', Context> = async ({ body }, { content }) => {
  const { slug: site, q, year, direction_id, group_code, edu_lang, funding } = body
  const facets = facetsOf({ year, direction: direction_id, group_code, edu_lang, funding })
  const order = orderOf(
    body,
    {
      year: { by: 'year', direction: 'desc' },
      group_code: { by: 'group_code', direction: 'asc' },
      group_name: { by: 'group_name', translated: true, direction: 'asc' },
      score_min: { by: 'score_min', direction: 'asc' },
      places_count: { by: 'places_count', direction: 'desc' },
    },
    byYear,
  )
  const [page, years] = await Promise.all([content.page(doctoralScore, { site, q, facets, order }, body), content.countByFacet(doctoralScore, 'year', site)])
  return { ...page, years: newestFirst(years) }
}
