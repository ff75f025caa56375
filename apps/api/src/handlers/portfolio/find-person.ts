import type { components } from '@university/api-schema/types'
import { portfolio, type Person } from '../../content/kinds/portfolio'
import type { Context } from '../../context'
import { HttpProblem } from '../../contract/problem'

/**
 * The person whose list is asked for.
 *
 * @throws HttpProblem 404 when there is none, when the portfolio is not published, or not shown by the site asked for
 */
export async function findPerson({ content }: Context, { portfolio_id, slug }: components['schemas']['PortfolioRequest']): Promise<Person> {
  const person = await content.findById(portfolio, portfolio_id, slug)
  if (!person) throw new HttpProblem(404, 'not_found', { detail: 'No such portfolio' })
  return person
}
