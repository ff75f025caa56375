import type { Handler } from '@university/api-schema/handlers'
import { news } from '../../content/kinds/news'
import { newsCategory } from '../../content/kinds/news-category'
import type { Context } from '../../context'

export const listNewsCategories: Handler<'listNewsCategories', Context> = async ({ body }, { content }) => {
  const [categories, counts] = await Promise.all([content.list(newsCategory, { site: body.slug }), content.countByFacet(news, 'category', body.slug)])
  return categories.map((category) => ({ ...category, news_count: counts.get(category.slug) ?? 0 }))
}
