import { pickText, type Translated } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import { parse, type ObjectTypeDefinitionNode } from 'graphql'

/** Fields of each type that take a language, as the generated schema has them: `title` beside `title_kz`, `title_ru`, `title_en`. */
export function translatedFields(schema: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const definition of parse(schema).definitions) {
    if (definition.kind !== 'ObjectTypeDefinition') continue
    const names = translatedNames(definition)
    if (names.length > 0) fields.set(definition.name.value, names)
  }
  return fields
}

/** Resolvers for Gatsby's createResolvers. */
export function translationResolvers(fields: Map<string, string[]>) {
  return Object.fromEntries(
    [...fields].map(([type, names]) => [
      type,
      Object.fromEntries(
        names.map((name) => [
          name,
          { resolve: (source: Translated<string>, { language }: { language: Schema<'Language'> }) => pickText(source, name, language) },
        ]),
      ),
    ]),
  )
}

function translatedNames(type: ObjectTypeDefinitionNode): string[] {
  return (type.fields ?? []).filter((field) => field.arguments?.some((argument) => argument.name.value === 'language')).map((field) => field.name.value)
}
