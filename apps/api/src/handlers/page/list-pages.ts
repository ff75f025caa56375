import type { Handler } from '@university/api-schema/handlers'
import { page } from '../../content/kinds/page'
import type { Context } from '../../context'
import { pageOf, range } from '../paging'

/** By id, so that a build that walks the list while pages are added misses none. */
export const listPages: Handler<'listPages', Context> = async ({ body }, { content }) => {
  const [items, total] = await Promise.all([
    content.list(page, { site: body.slug, order: 'id', ...range(body) }),
    content.count(page, { site: body.slug }),
  ])
  return pageOf(items, total, body)
}
