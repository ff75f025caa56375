import type { Handler } from '@university/api-schema/handlers'
import { archivedNews } from '../../content/kinds/archived-news'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { pageOf, range } from '../../contract/paging'
import { orderOf } from '../sorting'

export const listArchivedNews: Handler<'listArchivedNews', Context> = async ({ body }, { content }) => {
  const { slug: site, category_slug, year, tag, q } = body
  const filter = { site, q, facets: facetsOf({ category: category_slug, year, tag }) }
  const order = orderOf(body, { published_at: { by: 'published_at', direction: 'desc' }, title: { by: 'title', translated: true, direction: 'asc' } })
  const [items, total, years] = await Promise.all([
    content.list(archivedNews, { ...filter, order, ...range(body) }),
    content.count(archivedNews, filter),
    content.countByFacet(archivedNews, 'year', site),
  ])
  return { ...pageOf(items, total, body), years: newestFirst(years) }
}
