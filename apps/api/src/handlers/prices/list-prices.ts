import type { Handler } from '@university/api-schema/handlers'
import { price } from '../../content/kinds/price'
import { priceCategory } from '../../content/kinds/price-category'
import type { Context } from '../../context'
import { withDescendants } from '../../content/category-tree'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'
import { academicYears } from './site-prices'

/** Without a year those of the newest that the site has fees for. */
export const listPrices: Handler<'listPrices', Context> = async ({ body }, { content }) => {
  const { slug: site, q, category_id, level, study_form, basis } = body
  const [years, tree] = await Promise.all([academicYears(content, site), content.list(priceCategory, { site })])

  const below = category_id === undefined ? [] : [{ name: 'category', value: withDescendants(tree, category_id).map(String) }]
  const facets = [...below, ...facetsOf({ academic_year: body.academic_year ?? years[0], level, study_form, basis })]
  const byCode = { by: 'program_code', direction: 'asc', then: { by: 'basis', direction: 'asc' } } as const
  const order = orderOf(
    body,
    {
      program_code: { by: 'program_code', direction: 'asc' },
      program_name: { by: 'program_name', translated: true, direction: 'asc' },
      price_citizen: { by: 'price_citizen', direction: 'asc' },
      price_foreign: { by: 'price_foreign', direction: 'asc' },
    },
    byCode,
  )
  return { ...(await content.page(price, { site, q, facets, order }, body)), academic_years: years }
}
