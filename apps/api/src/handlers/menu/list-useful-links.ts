import type { Handler } from '@university/api-schema/handlers'
import { usefulLink } from '../../content/kinds/useful-link'
import type { Context } from '../../context'

export const listUsefulLinks: Handler<'listUsefulLinks', Context> = ({ body }, { content }) => content.list(usefulLink, { site: body.slug })
