import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { DocPage } from './docs-list-block.options'
import { toDocItem } from './to-doc-item'

/** An answer of the contract → a page of the list, in one language. */
export function toDocPage({ data, current_page, last_page, total, years }: Schema<'DocumentList'>, language: Language): DocPage {
  return { items: data.map((row) => toDocItem(row, language)), page: current_page, lastPage: last_page, total, years }
}
