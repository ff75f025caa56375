import type { Handler } from '@university/api-schema/handlers'
import { news } from '../../content/kinds/news'
import type { Context } from '../../context'
import { pageOf, range } from '../paging'

/** Pinned ones first, then the newest: the natural order of the kind. */
export const listNews: Handler<'listNews', Context> = async ({ body }, { content }) => {
  const { slug: site, category_slug, year, tag } = body
  const facets = [
    ...(category_slug === undefined ? [] : [{ name: 'category', value: category_slug }]),
    ...(year === undefined ? [] : [{ name: 'year', value: String(year) }]),
    ...(tag === undefined ? [] : [{ name: 'tag', value: tag }]),
  ]
  const [items, total] = await Promise.all([content.list(news, { site, facets, ...range(body) }), content.count(news, { site, facets })])
  return pageOf(items, total, body)
}
