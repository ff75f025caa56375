import type { ContentStore } from '../../content/content-store'
import type { Site } from '../../content/kind'
import { price } from '../../content/kinds/price'
import { priceCategory } from '../../content/kinds/price-category'
import { inUse } from '../../content/category-tree'

/** All academic years that a site has fees for, newest first. */
export async function academicYears(content: ContentStore, site: Site): Promise<string[]> {
  const counts = await content.countByFacet(price, 'academic_year', site)
  return [...counts.keys()].sort().reverse()
}

/** The categories that a site has fees in, of any year, in display order. */
export async function priceCategories(content: ContentStore, site: Site) {
  const [tree, counts] = await Promise.all([content.list(priceCategory, { site }), content.countByFacet(price, 'category', site)])
  const shown = inUse(tree, counts)
  return shown.map((category) => ({ ...category, has_children: shown.some(({ parent_id }) => parent_id === category.id) }))
}
