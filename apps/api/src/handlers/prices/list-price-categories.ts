import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'
import { priceCategories } from './site-prices'

export const listPriceCategories: Handler<'listPriceCategories', Context> = ({ body }, { content }) => priceCategories(content, body.slug)
