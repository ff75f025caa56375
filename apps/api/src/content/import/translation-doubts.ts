import { languages } from '../languages'
import { fieldInFile } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'

/** What an item is read for, by kind: with a title it makes a translation. */
const texts = ['content', 'description']

/** A language in which an item has a title alone, or a text alone: somebody is not done with it, and its readers are shown another language. */
export function translationDoubts({ entry, value }: Item): ContentFault[] {
  const { available_langs: available } = value
  const text = texts.find((name) => languages.some((language) => value[`${name}_${language}`]))
  if (!Array.isArray(available) || text === undefined) return []
  return languages.flatMap((language) => {
    const [title, content] = [`title_${language}`, `${text}_${language}`]
    const [there, missing] = value[title] ? [title, content] : [content, title]
    if (available.includes(language) || !value[there]) return []
    return [{ file: entry.file, field: fieldInFile(entry, there), reason: `stands without ${missing}; as long as that is missing, the item counts as not translated` }]
  })
}
