import type { Handler } from '@university/api-schema/handlers'
import { portfolio } from '../../content/kinds/portfolio'
import type { Context } from '../../context'
import { firstLetter, inAlphabet } from '../../text/letters'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'

/** Letters are those of the department, chair and degree asked for, so that each of them leads to somebody. */
export const listPortfolios: Handler<'listPortfolios', Context> = async ({ body }, { content }) => {
  const { slug: site, lang = 'kz', q, department_id, cafedra_id, degree, letter } = body
  const unit = facetsOf({ department: department_id, cafedra: cafedra_id, degree })
  const facets = [...unit, ...facetsOf({ [`letter_${lang}`]: letter && firstLetter(letter) })]
  const order = orderOf({ sort: 'name', ...body }, {
    name: { by: 'name', translated: true, direction: 'asc' },
    position: { by: 'position', direction: 'asc' },
  })
  const [page, letters] = await Promise.all([content.page(portfolio, { site, facets, q, order }, body), content.countByFacet(portfolio, `letter_${lang}`, site, { facets: unit })])
  return { ...page, letters: inAlphabet(letters.keys()) }
}
