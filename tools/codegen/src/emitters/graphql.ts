import type { OpenApiDocument, Schema } from '../document'
import { isListEnvelope, typeOf, unwrap, type Shape } from '../graphql/shape'
import { languageSdl, textSdl, type TranslationOptions } from '../graphql/translations'
import { TypeTable } from '../graphql/type-table'
import { header } from '../header'
import { pascalCase } from '../names'
import { isJson, isSuccess, listOperations } from '../operations'
import type { Emitter } from './emitter'

/**
 * GraphQL types, for Gatsby's `createTypes`, of every object that a 2xx answer leads to, but for list envelopes. Gatsby
 * brings `Node`, `Date`, `JSON` and `@dontInfer`.
 */
export const emitGraphql: Emitter = ({ document, origin, options }) => {
  const translations = readOptions(options)
  const table = new TypeTable(document, translations)
  for (const { shape, name } of answeredShapes(document)) if (typeOf(shape.schema) === 'object') table.typeOf(shape, name)

  const definitions = new Map(table.definitions)
  if (table.usesText) {
    definitions.set(`${translations.prefix}Text`, textSdl(translations))
    const language = `${translations.prefix}Language`
    if (!definitions.has(language)) definitions.set(language, languageSdl(translations))
  }
  const sorted = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return {
    text: [header(origin, '#'), ...sorted].join('\n'),
    notes: [...count(table.jsonFields, 'fields as JSON'), ...count(table.unnamedFields, 'fields left out, for their names are none in GraphQL')],
  }
}

/** What the 2xx answers hold, item by item. */
function answeredShapes(document: OpenApiDocument): { shape: Shape; name: string }[] {
  return listOperations(document).flatMap(({ id, answers }) =>
    answers
      .filter(({ status }) => isSuccess(status))
      .flatMap(({ content }) => content.flatMap(([mediaType, { schema }]) => (isJson(mediaType) && schema ? [schema] : [])))
      .map((schema) => ({ shape: itemShape(document, schema), name: pascalCase(id) })),
  )
}

function itemShape(document: OpenApiDocument, schema: Schema): Shape {
  const shape = unwrap(document, schema)
  if (isListEnvelope(shape.schema)) return itemShape(document, shape.schema.properties?.data ?? {})
  return typeOf(shape.schema) === 'array' ? itemShape(document, shape.schema.items ?? {}) : shape
}

function readOptions({ prefix, translations }: Record<string, unknown>): TranslationOptions {
  return {
    prefix: typeof prefix === 'string' ? prefix : '',
    languages: Array.isArray(translations) ? translations.filter((one) => typeof one === 'string') : [],
  }
}

const count = (fields: string[], what: string): string[] => (fields.length > 0 ? [`${what}: ${fields.length} (${fields.join(', ')})`] : [])
