import type { Handler } from '@university/api-schema/handlers'
import { officialDocument } from '../../content/kinds/document'
import { documentCategory } from '../../content/kinds/document-category'
import type { Context } from '../../context'
import { inUse, sumBelow, withDescendants } from '../../content/category-tree'
import { facetsOf, newestFirst } from '../filters'
import { orderOf } from '../sorting'

/** A document is replaced once a published one says so: what waits for its day replaces nothing. */
export const listDocuments: Handler<'listDocuments', Context> = async ({ body }, { content }) => {
  const { slug: site, q, category_id, year, doc_lang, include_replaced } = body
  const [tree, all, replacing] = await Promise.all([
    content.list(documentCategory, { site }),
    content.countByFacet(officialDocument, 'category', site),
    content.countByFacet(officialDocument, 'replaces', site),
  ])
  const replaced = [...replacing.keys()].map(Number)

  const below = category_id === undefined ? [] : [{ name: 'category', value: withDescendants(tree, category_id).map(String) }]
  const inAllYears = [...below, ...facetsOf({ file_lang: doc_lang })]
  const exceptId = include_replaced ? [] : replaced
  const filter = { site, q, facets: [...inAllYears, ...facetsOf({ year })], exceptId }
  const order = orderOf(body, {
    approved_at: { by: 'approved', direction: 'desc' },
    title: { by: 'title', translated: true, direction: 'asc' },
  })
  const [page, current, years] = await Promise.all([
    content.page(officialDocument, { ...filter, order }, body),
    content.countByFacet(officialDocument, 'category', site, { exceptId }),
    content.countByFacet(officialDocument, 'year', site, { exceptId, facets: inAllYears }),
  ])
  const categories = inUse(tree, all).map((category) => ({ ...category, documents_count: sumBelow(tree, category.id, current) }))
  return { ...page, categories, years: newestFirst(years) }
}
