import type { Handler } from '@university/api-schema/handlers'
import { questionCategory } from '../../content/kinds/question-category'
import type { Context } from '../../context'

/** The same list on every site. */
export const listRequestCategories: Handler<'listRequestCategories', Context> = (_request, { content }) => content.list(questionCategory, { site: '' })
