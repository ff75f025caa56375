import { languageTags, type Language } from '../i18n/languages'

/** A translated text as GraphQL answers it. */
export type Text = Queries.TextFragment | null

/** `lang` for a text that is not in the language of the page; undefined where none is needed. */
export function langOf(text: Text | undefined, language: Language): string | undefined {
  return text && text.language !== language ? languageTags[text.language] : undefined
}
