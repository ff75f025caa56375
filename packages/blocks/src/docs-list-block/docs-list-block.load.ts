import { listDocuments } from '@university/api-client'
import { toChoice } from '../filters/choice'
import type { BlockLoader } from '../page-content/block-definition'
import type { DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'
import { toDocPage } from './to-doc-page'

/** Documents a page, where the editor did not say. */
export const perPage = 10

/** The first page of the documents, and what they can be narrowed by. */
export const loadDocsListBlock: BlockLoader<DocsListBlockOptions, DocsListBlockInitial> = async (client, { site, language, options }) => {
  const result = await listDocuments(client, { body: { slug: site, lang: language, per_page: perPage, ...options } })
  if (!result.ok) return result
  return {
    ...result,
    data: {
      page: toDocPage(result.data, language),
      categories: result.data.categories.map((category) => ({
        ...toChoice(category, language),
        parentId: category.parent_id,
        count: category.documents_count,
      })),
    },
  }
}
