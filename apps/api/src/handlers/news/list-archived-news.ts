import type { Handler } from '@university/api-schema/handlers'
import { archivedNews } from '../../content/kinds/archived-news'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'

/** The newest first is the natural order of the kind: of one moment the higher number, as the build has its first page and as neighbours follow each other. */
export const listArchivedNews: Handler<'listArchivedNews', Context> = async ({ body }, { content }) => {
  const { slug: site, category_slug, year, tag, q, sort, order } = body
  const filter = { site, q, facets: facetsOf({ category: category_slug, year, tag }) }
  const isNatural = sort !== 'title' && order !== 'asc'
  const chosen = isNatural ? 'natural' : orderOf(body, { published_at: { by: 'published_at', direction: 'asc' }, title: { by: 'title', translated: true, direction: 'asc' } })
  const [page, years] = await Promise.all([content.page(archivedNews, { ...filter, order: chosen }, body), content.countByFacet(archivedNews, 'year', site)])
  return { ...page, years: newestFirst(years) }
}
