import type { OpenApiDocument, Schema } from '../model/document'
import { follow } from '../model/operations'
import { isObject } from '../model/pointer'
import { mapParts } from '../model/schema-parts'
import { isAnnotation } from '../normalise/plain-schemas'

/** Whether choices of a `oneOf` differ by nothing but their names and what is told of them: to the letter no value fits one of these alone. */
export function hasAlikeChoices(document: OpenApiDocument, { oneOf, anyOf, discriminator }: Schema): boolean {
  if (!Array.isArray(oneOf) || anyOf || discriminator) return false
  return new Set(oneOf.map((choice) => JSON.stringify(demandsOf(isObject(choice) ? follow<Schema>(document, choice) : choice)))).size < oneOf.length
}

function demandsOf(schema: unknown): unknown {
  if (!isObject(schema)) return schema
  return Object.fromEntries(Object.entries(mapParts(schema, demandsOf)).filter(([key]) => !isAnnotation(key) && key !== 'xml').sort(([one], [other]) => (one < other ? -1 : 1)))
}
