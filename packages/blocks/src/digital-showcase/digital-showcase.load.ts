import { listShowcase } from '@university/api-client'
import { pickText } from '../environment/pick-text'
import type { BlockLoader } from '../page-content/block-definition'
import type { DigitalShowcaseInitial, DigitalShowcaseOptions } from './digital-showcase.options'
import { toShowcaseProduct } from './to-showcase-product'

/** The first page of the products, and the categories to choose from. */
export const loadDigitalShowcase: BlockLoader<DigitalShowcaseOptions, DigitalShowcaseInitial> = async (client, { site, language, options }) => {
  const result = await listShowcase(client, { body: { slug: site, lang: language, ...options } })
  if (!result.ok) return result
  const { data, current_page, last_page, total, categories } = result.data
  return {
    ...result,
    data: {
      page: { items: data.map((row) => toShowcaseProduct(row, language)), page: current_page, lastPage: last_page, total },
      categories: categories.map((category) => ({ id: category.id, name: pickText(category, 'name', language)?.text ?? `#${category.id}` })),
    },
  }
}
