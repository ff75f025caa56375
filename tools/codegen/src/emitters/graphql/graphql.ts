import { header } from '../../code/header'
import { pascalCase } from '../../code/names'
import { splitSchemas } from '../../derive/split-schemas'
import type { OpenApiDocument, Schema } from '../../model/document'
import { isJson, listOperations, successesOf } from '../../model/operations'
import { isListEnvelope, typeOf, unwrap, type Shape } from '../../model/shape'
import type { Emitter } from '../emitter'
import { isEnumValue, isGraphqlName } from './sdl'
import { languageSdl, textSdl, type TranslationOptions } from './translations'
import { TypeTable } from './type-table'

/**
 * GraphQL types, for Gatsby's `createTypes`, of every object that a 2xx answer leads to, but for list envelopes. Gatsby
 * brings `Node`, `Date`, `JSON` and `@dontInfer`.
 */
export const emitGraphql: Emitter = ({ document: whole, origin, options }) => {
  const document = splitSchemas(whole)
  const translations = readOptions(options)
  const table = new TypeTable(document, translations)
  for (const { shape, name } of answeredShapes(document)) if (shape.choices || typeOf(shape.schema) === 'object') table.typeOf(shape, name)

  const definitions = new Map(table.definitions)
  if (table.usesText) {
    definitions.set(`${translations.prefix}Text`, textSdl(translations))
    const language = `${translations.prefix}Language`
    if (!definitions.has(language)) definitions.set(language, languageSdl(translations))
  }
  const sorted = [...definitions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return {
    text: [header(origin, '#'), ...sorted].join('\n'),
    notes: [
      ...countJson(table.jsonFields),
      ...count(table.unnamedFields, 'fields left out, for GraphQL or Gatsby cannot have their names'),
      ...count(table.unions, 'unions, which need a resolveType'),
    ],
  }
}

/** What the 2xx answers hold, item by item. */
function answeredShapes(document: OpenApiDocument): { shape: Shape; name: string }[] {
  return listOperations(document).flatMap(({ id, answers }) =>
    successesOf(answers)
      .flatMap(({ content }) => content.flatMap(([mediaType, { schema }]) => (isJson(mediaType) && schema ? [schema] : [])))
      .map((schema) => ({ shape: itemShape(document, schema), name: pascalCase(id) })),
  )
}

function itemShape(document: OpenApiDocument, schema: Schema, depth = 0): Shape {
  const shape = unwrap(document, schema)
  const items = isListEnvelope(shape.schema) ? shape.schema.properties?.data : typeOf(shape.schema) === 'array' ? shape.schema.items : undefined
  return items && depth < 20 ? itemShape(document, items, depth + 1) : shape
}

/** @throws Error for names that GraphQL cannot write */
function readOptions({ prefix = '', translations = [] }: Record<string, unknown>): TranslationOptions {
  if (prefix !== '' && !isGraphqlName(prefix)) throw new Error(`the option \`prefix\` must be a GraphQL name, not ${JSON.stringify(prefix)}`)
  if (!Array.isArray(translations) || !translations.every(isEnumValue)) throw new Error(`the option \`translations\` must be a list of GraphQL names, not ${JSON.stringify(translations)}`)
  return { prefix, languages: translations }
}

function countJson(fields: TypeTable['jsonFields']): string[] {
  const reasons = [...new Set(fields.map(({ reason }) => reason))].sort()
  const lists = reasons.map((reason) => `${reason}: ${list(fields.filter((field) => field.reason === reason).map(({ where }) => where))}`)
  return fields.length > 0 ? [`fields as JSON: ${fields.length} (${lists.join('; ')})`] : []
}

const count = (fields: string[], what: string): string[] => (fields.length > 0 ? [`${what}: ${fields.length} (${list(fields)})`] : [])

/** Names, as many as a reader takes in. */
const list = (names: string[]): string => `${names.slice(0, 20).join(', ')}${names.length > 20 ? ` and ${names.length - 20} more` : ''}`
