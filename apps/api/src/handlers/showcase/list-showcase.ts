import type { Handler } from '@university/api-schema/handlers'
import { showcaseCategory } from '../../content/kinds/showcase-category'
import { showcaseItem } from '../../content/kinds/showcase-item'
import type { Context } from '../../context'
import { facetsOf } from '../filters'
import { orderOf } from '../sorting'

/** Categories count what is on show, so that each number is that of the list behind it. */
export const listShowcase: Handler<'listShowcase', Context> = async ({ body }, { content }) => {
  const { slug: site, q, category_id, status } = body
  const onShow = { name: 'status', value: ['development', 'pilot', 'live'] }
  const facets = [...(status === undefined ? [onShow] : []), ...facetsOf({ status, category: category_id })]
  const order = orderOf({ sort: 'launched_at', ...body }, {
    launched_at: { by: 'launched_on', direction: 'desc' },
    title: { by: 'title', translated: true, direction: 'asc' },
    trl: { by: 'trl', direction: 'desc' },
  })
  const [page, categories, counts] = await Promise.all([
    content.page(showcaseItem, { site, facets, q, order, withHtml: true }, body),
    content.list(showcaseCategory, { site }),
    content.countByFacet(showcaseItem, 'category', site, { facets: [onShow] }),
  ])
  const withItems = categories.map((category) => ({ ...category, items_count: counts.get(String(category.id)) ?? 0 }))
  return { ...page, categories: withItems.filter(({ items_count }) => items_count > 0) }
}
