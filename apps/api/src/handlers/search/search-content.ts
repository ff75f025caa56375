import type { Handler } from '@university/api-schema/handlers'
import type { Context } from '../../context'

export const searchContent: Handler<'searchContent', Context> = ({ body }, { search, now }) => search.search(body, now)
