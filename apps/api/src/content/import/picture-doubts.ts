import { isObject } from '../../contract/is-object'
import { fieldInFile } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'

/** The picture of a news item that its gallery has as well: visitors see it above the text and again below. */
export function pictureDoubts({ entry, value: { image, gallery } }: Item): ContentFault[] {
  if (!isObject(image) || !Array.isArray(gallery)) return []
  return gallery.flatMap((picture, index) => (isObject(picture) && picture['url'] === image['url'] ? [{ file: entry.file, field: fieldInFile(entry, `gallery[${index}]`), reason: 'is the picture that stands above the text' }] : []))
}
