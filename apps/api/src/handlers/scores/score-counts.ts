import type { ContentStore } from '../../content/content-store'
import type { Site } from '../../content/kind'
import { doctoralScore } from '../../content/kinds/doctoral-score'
import { passingScore } from '../../content/kinds/passing-score'
import { scoreCategory } from '../../content/kinds/score-category'
import { facetsOf } from '../filters'

/** The categories that a site has scores of, each with the ids of the fields or directions of training of these scores. */
export async function usedCategories(content: ContentStore, site: Site, of: 'field' | 'direction') {
  const categories = await content.list(scoreCategory, { site })
  const used = await Promise.all(
    categories.map(async (category) => {
      // Scores for doctorates name no category, because there is one only.
      const counts = category.level === 'doctoral' ? content.countByFacet(doctoralScore, of, site) : content.countByFacet(passingScore, of, site, { facets: facetsOf({ category: category.id }) })
      return { category, ids: [...(await counts).keys()].map(Number) }
    }),
  )
  return used.filter(({ ids }) => ids.length > 0)
}
