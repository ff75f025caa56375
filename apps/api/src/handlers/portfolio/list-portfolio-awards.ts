import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { findPerson } from './find-person'
import { latestFirst } from './latest-first'

export const listPortfolioAwards: Handler<'listPortfolioAwards', Context> = async ({ body }, context) => {
  const { awards } = await findPerson(context, body)
  return awards.sort((a, b) => latestFirst(a.awarded_at, b.awarded_at))
}
