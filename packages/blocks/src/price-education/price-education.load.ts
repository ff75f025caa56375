import { listPriceCategories, listPrices } from '@university/api-client'
import { toChoice } from '../filters/choice'
import type { BlockLoader } from '../page-content/block-definition'
import type { PriceEducationInitial, PriceEducationOptions } from './price-education.options'
import { toPricePage } from './to-price-page'

/** Fees a page, where the editor did not say. */
export const perPage = 20

/** The first page of the fees, and what they can be narrowed by. */
export const loadPriceEducation: BlockLoader<PriceEducationOptions, PriceEducationInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [prices, categories] = await Promise.all([
    listPrices(client, { body: { ...about, per_page: perPage, ...options } }),
    listPriceCategories(client, { body: about }),
  ])
  if (!prices.ok) return prices
  if (!categories.ok) return categories
  return {
    ...prices,
    data: {
      page: toPricePage(prices.data, language),
      categories: categories.data.map((category) => ({
        ...toChoice(category, language),
        parentId: category.parent_id,
        level: category.level,
      })),
      years: prices.data.academic_years,
    },
  }
}
