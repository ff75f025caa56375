import type { Handler } from '@university/api-schema/handlers'
import { archivedNews } from '../../content/kinds/archived-news'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { pageOf, range } from '../../contract/paging'
import { orderOf } from '../sorting'

/** The newest first is the natural order of the kind: of one moment the higher number, as the build has its first page and as neighbours follow each other. */
export const listArchivedNews: Handler<'listArchivedNews', Context> = async ({ body }, { content }) => {
  const { slug: site, category_slug, year, tag, q, sort, order } = body
  const filter = { site, q, facets: facetsOf({ category: category_slug, year, tag }) }
  const isNatural = sort !== 'title' && order !== 'asc'
  const chosen = isNatural ? 'natural' : orderOf(body, { published_at: { by: 'published_at', direction: 'asc' }, title: { by: 'title', translated: true, direction: 'asc' } })
  const [items, total, years] = await Promise.all([
    content.list(archivedNews, { ...filter, order: chosen, ...range(body) }),
    content.count(archivedNews, filter),
    content.countByFacet(archivedNews, 'year', site),
  ])
  return { ...pageOf(items, total, body), years: newestFirst(years) }
}
