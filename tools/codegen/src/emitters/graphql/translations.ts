import type { Schema } from '../../model/document'
import { enumSdl, objectSdl, type Field } from './sdl'

export interface TranslationOptions {
  prefix: string
  /** Codes in the order in which a missing translation falls back. */
  languages: string[]
}

export function textSdl({ prefix }: TranslationOptions): string {
  return objectSdl(`${prefix}Text`, 'A text and the language that it is really in.', ' @dontInfer', [
    { name: 'text', type: 'String!', description: 'the text' },
    { name: 'language', type: `${prefix}Language!`, description: 'language it is in' },
  ])
}

export function languageSdl({ prefix, languages }: TranslationOptions): string {
  return enumSdl(`${prefix}Language`, 'A language of the site.', languages)
}

/**
 * The field `x(language:)` for a triple `x_kz`, `x_ru`, `x_en`, when `name` is the triple's first; undefined otherwise.
 * It stands before the triple, which stays.
 */
export function translationField(name: string, properties: Record<string, Schema>, types: Map<string, string>, { prefix, languages }: TranslationOptions): Field | undefined {
  const [first] = languages
  if (!first || !name.endsWith(`_${first}`)) return undefined
  const stem = name.slice(0, -first.length - 1)
  const triple = languages.map((language) => `${stem}_${language}`)
  if (stem === '' || stem in properties || !triple.every((field) => types.get(field)?.replace('!', '') === 'String')) return undefined
  return {
    name: stem,
    args: `(language: ${prefix}Language!)`,
    type: `${prefix}Text`,
    description: `${triple.map((field) => `\`${field}\``).join(', ')}: in the language asked for or, without a translation, in the first of ${languages.join(', ')} that has one.`,
  }
}
