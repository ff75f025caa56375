import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toPage } from '../list/to-page'
import type { DocPage } from './docs-list-block.options'
import { toDocItem } from './to-doc-item'

/** An answer of the contract → a page of the list, in one language. */
export function toDocPage(answer: Schema<'DocumentList'>, language: Language): DocPage {
  return { ...toPage(answer, (row) => toDocItem(row, language)), years: answer.years }
}
