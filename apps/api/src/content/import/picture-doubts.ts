import { isObject } from '../../contract/is-object'
import { languages } from '../languages'
import { fieldInFile } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'

/** What can be said of the pictures of an item: that one is shown twice, or says nothing to who does not see it. */
export function pictureDoubts({ entry, value }: Item): ContentFault[] {
  // Pictures of what has no text of its own are called after it, as those of people are, or only decorate.
  const doubts = [...repeated(value), ...('available_langs' in value ? withoutWords(value) : [])]
  return doubts.map(({ field, reason }) => ({ file: entry.file, field: fieldInFile(entry, field), reason }))
}

interface Doubt {
  field: string
  reason: string
}

/** The picture of a news item that its gallery has as well: visitors see it above the text and again below. */
function repeated({ image, gallery }: Item['value']): Doubt[] {
  if (!isObject(image) || !Array.isArray(gallery)) return []
  return gallery.flatMap((picture, index) => (isObject(picture) && picture['url'] === image['url'] ? [{ field: `gallery[${index}]`, reason: 'is the picture that stands above the text' }] : []))
}

/** Pictures without a description in any language. */
function withoutWords(value: unknown, field = ''): Doubt[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => withoutWords(inner, `${field}[${index}]`))
  if (!isObject(value)) return []
  if ('alt_kz' in value && 'url' in value) {
    const hasWords = languages.some((language) => value[`alt_${language}`] || value[`caption_${language}`])
    return hasWords ? [] : [{ field, reason: 'has no alt_kz, alt_ru or alt_en, which say what it shows to who cannot see it' }]
  }
  return Object.entries(value).flatMap(([key, inner]) => withoutWords(inner, field ? `${field}.${key}` : key))
}
