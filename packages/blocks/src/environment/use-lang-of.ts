import { useBlockEnvironment } from './environment'
import { languageTag } from './language-tag'
import type { LocalText } from './pick-text'

/** @returns a text → its BCP 47 tag where it is not in the language of the page, for `lang` */
export function useLangOf(): (text: LocalText) => string | undefined {
  const { language } = useBlockEnvironment()
  return (text) => (text.language === language ? undefined : languageTag(text.language))
}
