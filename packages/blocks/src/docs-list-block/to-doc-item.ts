import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { timeNow } from '../environment/clock'
import type { Language } from '../environment/environment'
import { endOfDay } from '../environment/end-of-day'
import { toFileItems } from '../files/to-file-items'
import type { DocItem } from './docs-list-block.options'

/** A document as the contract has it → in one language. @param now in milliseconds */
export function toDocItem(row: Schema<'Document'>, language: Language, now = timeNow()): DocItem {
  return {
    id: row.id,
    title: pickText(row, 'title', language),
    number: row.number,
    categoryId: row.category.id,
    category: pickText(row.category, 'name', language),
    approved: row.approved_at,
    validUntil: row.valid_until,
    isOver: row.valid_until !== null && endOfDay(row.valid_until) <= now,
    version: row.version,
    replacesId: row.replaces_id,
    files: toFileItems(row.files, language),
  }
}
