import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { findPerson } from './find-person'
import { latestFirst } from './latest-first'

export const listPortfolioGrants: Handler<'listPortfolioGrants', Context> = async ({ body }, context) => {
  const { grants } = await findPerson(context, body)
  return grants.sort((a, b) => latestFirst(a.starts_at, b.starts_at))
}
