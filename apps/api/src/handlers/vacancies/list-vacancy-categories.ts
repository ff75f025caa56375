import type { Handler } from '@university/api-schema/handlers'
import { vacancy } from '../../content/kinds/vacancy'
import { vacancyCategory } from '../../content/kinds/vacancy-category'
import { toUtc } from '../../content/time'
import type { Context } from '../../context'

export const listVacancyCategories: Handler<'listVacancyCategories', Context> = async ({ body: { slug } }, { content, now }) => {
  const [categories, open] = await Promise.all([
    content.list(vacancyCategory, { site: slug }),
    content.countByFacet(vacancy, 'category', slug, { ranges: [{ name: 'closes_at', after: toUtc(now) }] }),
  ])
  return categories.map((category) => ({ ...category, open_count: open.get(String(category.id)) ?? 0 }))
}
