import type { Handler } from '@university/api-schema/handlers'
import { news } from '../../content/kinds/news'
import type { Context } from '../../context'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'

/** Pinned ones first, then the newest: the natural order of the kind, which is also that of `sort: published_at`. */
export const listNews: Handler<'listNews', Context> = async ({ body }, { content }) => {
  const { slug: site, category_slug, year, tag, q, sort, order } = body
  const facets = facetsOf({ category: category_slug, year, tag })
  const oldestFirst = sort !== 'views' && sort !== 'title' && order === 'asc'
  const chosen = orderOf(body, {
    ...(oldestFirst ? { published_at: { by: 'published_at', direction: 'asc' } } : {}),
    views: { by: 'views', direction: 'desc' },
    title: { by: 'title', translated: true, direction: 'asc' },
  })
  const [page, years] = await Promise.all([content.page(news, { site, facets, q, order: chosen }, body), content.countByFacet(news, 'year', site, { facets: facetsOf({ category: category_slug }) })])
  return { ...page, years: newestFirst(years) }
}
