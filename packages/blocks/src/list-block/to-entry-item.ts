import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toFileItems } from '../files/to-file-items'
import { toPicture } from '../picture/to-picture'
import type { EntryItem } from './list-block.options'

/** An entry as the contract has it → in one language. */
export function toEntryItem(row: Schema<'Entry'>, language: Language): EntryItem {
  return {
    id: row.id,
    title: pickText(row, 'title', language),
    text: pickText(row, 'text', language),
    link: row.link,
    picture: row.image && { image: toPicture(row.image), alt: pickText(row.image, 'alt', language) },
    files: toFileItems(row.files, language),
  }
}
