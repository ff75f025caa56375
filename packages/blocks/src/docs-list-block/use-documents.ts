import { listDocuments } from '@university/api-client'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { leftOpen } from '../list/left-open'
import { id, oneOf, words, year } from '../list/parameters'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import { usePages, type Pages } from '../list/use-pages'
import { pathTo, treeOf, type DocBranch } from './doc-tree'
import { perPage } from './docs-list-block.load'
import type { DocItem, DocPage, DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'
import { toDocPage } from './to-doc-page'

/** What the address of the documents holds. */
const docParams = {
  q: words,
  category: id,
  year,
  /** In which there is a file. */
  file: oneOf('kz', 'ru', 'en'),
  /** Without it the newest first, or what the block is set to. */
  sort: oneOf('title', 'date'),
}

export type DocParams = BlockParams<typeof docParams>

export interface Documents {
  params: DocParams
  pages: Pages<DocItem, DocPage>
  /** Of all categories, or of those below the one that the editor has fixed. */
  tree: readonly DocBranch[]
  /** From the top of the tree to the category that is chosen. */
  path: readonly DocBranch[]
  sort: 'title' | 'date'
}

/** The documents that the address asks for. What the editor has fixed, it cannot change, but for their order. */
export function useDocuments(options: DocsListBlockOptions, initial: DocsListBlockInitial): Documents {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(docParams)
  const { q, category, year, file, sort } = params.values

  const tree = treeOf(initial.categories, options.category_id)
  const path = pathTo(tree, category)
  const own = options.sort === 'title' ? 'title' : 'date'
  const wishes = { ...(q && { q }), ...(year && { year: Number(year) }), ...(file && { doc_lang: file }) }
  const asked = {
    ...options,
    ...leftOpen(wishes, options),
    // Within the category that the editor has fixed, one may choose.
    ...(category !== undefined && path.length > 0 && { category_id: category }),
    ...(sort && sort !== own && sortNames[sort]),
  }
  const filter = JSON.stringify(asked)

  const pages = usePages<DocItem, DocPage>({
    // Two lists keep their answers apart.
    name: `documents ${JSON.stringify(options)}`,
    initial: initial.page,
    filter: filter === JSON.stringify(options) ? undefined : filter,
    load: async (page, signal) => {
      const body = { slug: site, lang: language, per_page: perPage, ...asked, page }
      const result = await listDocuments(client, { body }, { signal })
      return result.ok ? { ...result, data: toDocPage(result.data, language) } : result
    },
  })
  return { params, pages, tree, path, sort: sort ?? own }
}

const sortNames = { title: { sort: 'title', order: 'asc' }, date: { sort: 'approved_at', order: 'desc' } } as const
