import type { Handler } from '@university/api-schema/handlers'
import { event } from '../../content/kinds/event'
import { eventCategory } from '../../content/kinds/event-category'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'

export const listEventCategories: Handler<'listEventCategories', Context> = async ({ body: { slug } }, { content, now }) => {
  const [categories, all, upcoming] = await Promise.all([
    content.list(eventCategory, { site: slug }),
    content.countByFacet(event, 'category', slug),
    content.countByFacet(event, 'category', slug, { ranges: [{ name: 'over_at', after: toUtc(now) }] }),
  ])
  return categories.map((category) => ({ ...category, events_count: all.get(category.slug) ?? 0, upcoming_count: upcoming.get(category.slug) ?? 0 }))
}
