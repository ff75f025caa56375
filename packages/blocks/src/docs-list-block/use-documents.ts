import { listDocuments } from '@university/api-client'
import { useBlockEnvironment } from '../environment/environment'
import { id, oneOf, words, year } from '../list/parameters'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { pathTo, treeOf, type DocBranch } from './doc-tree'
import { perPage } from './docs-list-block.load'
import type { DocItem, DocPage, DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'
import { toDocPage } from './to-doc-page'

/** The orders that are offered, by their names in the address. The first is what holds without a choice. */
export const orders = {
  date: { sort: 'approved_at', order: 'desc' },
  title: { sort: 'title', order: 'asc' },
} as const

/** What the address of the documents holds. */
const docParams = {
  q: words,
  category: id,
  year,
  /** In which there is a file. */
  file: oneOf('kz', 'ru', 'en'),
  /** Without it the newest first, or what the block is set to. */
  sort: oneOf('date', 'title'),
}

export type DocParams = BlockParams<typeof docParams>

export interface Documents {
  params: DocParams
  pages: Pages<DocItem, DocPage>
  /** Of all categories, or of those below the one that the editor has fixed. */
  tree: readonly DocBranch[]
  /** From the top of the tree to the category that is chosen. */
  path: readonly DocBranch[]
}

/** The documents that the address asks for. What the editor has fixed, it cannot change, but for their order. */
export function useDocuments(options: DocsListBlockOptions, initial: DocsListBlockInitial): Documents {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(docParams)
  const { q, category, year, file, sort } = params.values

  const tree = treeOf(initial.categories, options.category_id)
  const path = pathTo(tree, category)
  const asked = {
    ...(q && { q }),
    ...(year && { year: Number(year) }),
    ...(file && { doc_lang: file }),
    ...options,
    // Within the category that the editor has fixed, one may choose.
    ...(category !== undefined && path.length > 0 && { category_id: category }),
    ...(sort && orders[sort]),
  }
  const body = { slug: site, lang: language, per_page: perPage, ...asked }
  const { pages } = useAskedPages({ name: 'documents', operation: listDocuments, body, asked, built: options, initial: initial.page, toPage: (answer) => toDocPage(answer, language) })
  return { params, pages, tree, path }
}
