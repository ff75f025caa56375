import type { Handler } from '@university/api-schema/handlers'
import { passingScore } from '../../content/kinds/passing-score'
import type { Context } from '../../context'
import { siteAddress } from '../../sites/site-address'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'

const byYear = {
  by: 'year',
  direction: 'desc',
  then: { by: 'group_code', direction: 'asc', then: { by: 'edu_lang', direction: 'asc', then: { by: 'competition', direction: 'asc' } } },
} as const

export const listPassingScores: Handler<'listPassingScores', Context> = async ({ body }, { config, content }) => {
  const { slug: site, lang, q, category_id, year, field_id, direction_id, group_code, edu_lang, competition, score } = body
  const facets = facetsOf({ category: category_id, year, field: field_id, direction: direction_id, group_code, edu_lang, competition })
  const filter = { site, q, facets, ranges: score === undefined ? [] : [{ name: 'score_min', to: score }] }
  const order = orderOf(
    body,
    {
      year: { by: 'year', direction: 'desc' },
      group_code: { by: 'group_code', direction: 'asc' },
      group_name: { by: 'group_name', translated: true, direction: 'asc' },
      score_min: { by: 'score_min', direction: 'asc' },
    },
    byYear,
  )
  const [page, years] = await Promise.all([
    content.page(passingScore, { ...filter, order }, body),
    content.countByFacet(passingScore, 'year', site, { facets: facetsOf({ category: category_id }) }),
  ])
  // Other sites show scores whose source is a page of the main one.
  const fromElsewhere = (path: string | null) => (site !== '' && path?.startsWith('/') ? `${siteAddress(config.siteUrl, '')}${lang ? `/${lang}` : ''}${path}` : path)
  return { ...page, data: page.data.map((item) => ({ ...item, source_url: fromElsewhere(item.source_url) })), years: newestFirst(years) }
}
