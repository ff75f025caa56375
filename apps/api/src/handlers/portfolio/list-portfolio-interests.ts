import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { findPerson } from './find-person'

export const listPortfolioInterests: Handler<'listPortfolioInterests', Context> = async ({ body }, context) => (await findPerson(context, body)).interests
