import type { listDocuments } from '@university/api-client'
import type { LocalText } from '@university/api-client/pick-text'
import type { FileItem } from '../files/to-file-items'
import type { Choice } from '../filters/choice'
import type { FixedOptions } from '../list/fixed-options'
import type { ListPage } from '../list/use-pages'

/** What an editor may fix of the list of documents: filters of the contract. What is fixed is not offered to choose. */
export type DocsListBlockOptions = FixedOptions<typeof listDocuments>

/** A document in one language. */
export interface DocItem {
  id: number
  title: LocalText | null
  /** As written in the document: `№ 27`. */
  number: string | null
  categoryId: number
  category: LocalText | null
  /** `2026-05-29` */
  approved: string | null
  validUntil: string | null
  /** Whether it was over when the list was asked for. */
  isOver: boolean
  version: string | null
  /** The document whose place it took. */
  replacesId: number | null
  /** That in the reader's language comes first. */
  files: readonly FileItem[]
}

/** A part of the tree of categories. */
export interface DocCategory extends Choice {
  /** Null at the top. */
  parentId: number | null
  /** Documents in it and below it. */
  count: number
}

export interface DocPage extends ListPage<DocItem> {
  /** In which documents of the category and the language that are asked for were approved, the latest first. */
  years: readonly number[]
}

export interface DocsListBlockInitial {
  page: DocPage
  /** In the order of the tree: a category is followed by those below it. */
  categories: readonly DocCategory[]
}
