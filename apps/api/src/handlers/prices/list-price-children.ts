import type { Handler } from '@university/api-schema/handlers'
import { price } from '../../content/kinds/price'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'
import { facetsOf } from '../filters'
import { academicYears, priceCategories } from './site-prices'

/** A category that the site has no fees in is unknown to it. Without a site it is the main one. */
export const listPriceChildren: Handler<'listPriceChildren', Context> = async ({ body }, { content }) => {
  const { slug: site = '', category_id } = body
  const [categories, [newest]] = await Promise.all([priceCategories(content, site), academicYears(content, site)])
  const category = categories.find(({ id }) => id === category_id)
  if (!category) throw new HttpProblem(404, 'not_found', { detail: 'No such category of fees' })

  const facets = facetsOf({ category: category_id, academic_year: body.academic_year ?? newest })
  const prices = await content.list(price, { site, facets, order: { by: 'program_code', direction: 'asc', then: { by: 'basis', direction: 'asc' } } })
  return { category, children: categories.filter(({ parent_id }) => parent_id === category_id), prices }
}
