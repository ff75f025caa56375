import { pickText, type LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'

/** A file in one language. */
export interface FileItem {
  id: number
  title: LocalText | null
  url: string
  mime: string
  /** `pdf` */
  ext: string
  bytes: number
  /** Of the document; null where it has none, such as a form or a drawing. */
  language: Language | null
}

/** Files as the contract has them → in one language; those in the reader's own come first, the others as the editor put them. */
export function toFileItems(files: readonly Schema<'File'>[], language: Language): FileItem[] {
  const items = files.map((file) => ({
    id: file.id,
    title: pickText(file, 'title', language),
    url: file.url,
    mime: file.mime,
    ext: file.ext,
    bytes: file.size_bytes,
    language: file.lang,
  }))
  return [...items.filter((item) => item.language === language), ...items.filter((item) => item.language !== language)]
}
