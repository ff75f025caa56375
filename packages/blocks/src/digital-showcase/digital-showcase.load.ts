import { listShowcase } from '@university/api-client'
import { toChoice } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { DigitalShowcaseInitial, DigitalShowcaseOptions } from './digital-showcase.options'
import { toShowcaseProduct } from './to-showcase-product'

/** The first page of the products, and the categories to choose from. */
export const loadDigitalShowcase: BlockLoader<DigitalShowcaseOptions, DigitalShowcaseInitial> = async (client, { site, language, options }) => {
  const result = await listShowcase(client, { body: { slug: site, lang: language, ...options } })
  if (!result.ok) return result
  const { categories } = result.data
  return {
    ...result,
    data: {
      page: toPage(result.data, (row) => toShowcaseProduct(row, language)),
      categories: categories.map((category) => toChoice(category, language)),
    },
  }
}
