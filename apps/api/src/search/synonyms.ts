import { languages, type Language } from '../content/languages'
import { fold } from '../text/fold'
import { stemOf } from './analyse'
import en from './synonyms/en.json'
import kz from './synonyms/kz.json'
import ru from './synonyms/ru.json'

/** Single words of which any may be typed where another stands in the text; their forms come by themselves. Words of one group have different stems, and a word is in one group only. */
export const synonyms: Readonly<Record<Language, readonly (readonly string[])[]>> = { kz, ru, en }

/** By language and stem: the stems of the whole group. */
const groups = new Map(
  languages.map((language): [Language, Map<string, string[]>] => [
    language,
    new Map(synonyms[language].flatMap((words) => {
      const stems = words.map((word) => stemOf(fold(word), language))
      return stems.map((stem): [string, string[]] => [stem, stems])
    })),
  ]),
)

/** Stems of other words for a folded word of a query, whose language nobody knows. */
export function stemsOfSynonyms(word: string): string[] {
  return languages.flatMap((language) => {
    const own = stemOf(word, language)
    return groups.get(language)?.get(own)?.filter((stem) => stem !== own) ?? []
  })
}
