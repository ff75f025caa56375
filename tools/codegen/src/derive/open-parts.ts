import { perDocument, type OpenApiDocument, type Schema } from '../model/document'
import { follow } from '../model/operations'
import { propertiesOf } from '../model/part-types'
import { isObject } from '../model/pointer'
import { mapParts, someSchema, withSchemas } from '../model/schema-parts'
import { hasAlikeChoices } from './alike-choices'

/**
 * The document for those who hold values against it. Where a part of an `allOf` is closed, it forbids to the letter what stands beside it,
 * so that no value fits: generators for .NET close each class, those that have subtypes, too. There the whole is closed instead. What has a
 * discriminator without choices of its own stands for its subtypes, and is open for what they have. Of choices that are alike one may hold
 * as well as the other.
 */
export const openParts = perDocument((document) => {
  const isNeeded = someSchema(document, (node) => isContradictory(document, node) || isClosedBase(document, node) || hasAlikeChoices(document, node))
  return isNeeded ? withSchemas(document, (schema) => open(document, schema)) : document
})

type Closable = Schema & { unevaluatedProperties?: boolean | Schema }

function open(document: OpenApiDocument, schema: unknown): unknown {
  if (!isObject(schema)) return schema
  const own = letAlike(document, mapParts(schema, (part) => open(document, part)) as Closable)
  if (isClosedBase(document, own)) return opened(document, own)
  return isContradictory(document, schema) ? { ...opened(document, own), unevaluatedProperties: false } : own
}

function letAlike(document: OpenApiDocument, schema: Closable): Closable {
  const { oneOf = [], ...rest } = schema
  return hasAlikeChoices(document, schema) ? { ...rest, anyOf: oneOf } : schema
}

function isClosedBase(document: OpenApiDocument, schema: Closable): boolean {
  return isObject(schema.discriminator) && !schema.oneOf && !schema.anyOf && isClosed(document, schema)
}

/** Whether a part of an `allOf` forbids fields that the whole has. */
function isContradictory(document: OpenApiDocument, schema: Closable): boolean {
  if (!Array.isArray(schema.allOf)) return false
  const closed = schema.allOf.filter((part) => isClosed(document, part))
  if (closed.length === 0) return false
  const names = Object.keys(propertiesOf(document, schema))
  return closed.some((part) => {
    const known = propertiesOf(document, part)
    return names.some((name) => !Object.hasOwn(known, name))
  })
}

/** By a part of its own, too. */
function isClosed(document: OpenApiDocument, schema: Closable, depth = 0): boolean {
  const { additionalProperties, unevaluatedProperties, patternProperties, allOf = [] } = follow<Closable>(document, schema)
  const isSelf = (additionalProperties === false || unevaluatedProperties === false) && patternProperties === undefined
  return isSelf || (depth < 20 && allOf.some((part) => isClosed(document, part, depth + 1)))
}

/** Without what closes it and its parts; a reference stays one to what is not closed, or is opened where it stands: by it subtypes are found. */
function opened(document: OpenApiDocument, schema: Closable, depth = 0): Closable {
  const isOpen = !isClosed(document, schema) || (schema.$ref !== undefined && isClosedBase(document, follow<Closable>(document, schema)))
  if (depth > 20 || isOpen) return schema
  const { additionalProperties, unevaluatedProperties, ...rest } = follow<Closable>(document, schema)
  return {
    ...rest,
    ...(additionalProperties !== undefined && additionalProperties !== false && { additionalProperties }),
    ...(unevaluatedProperties !== undefined && unevaluatedProperties !== false && { unevaluatedProperties }),
    ...(rest.allOf && { allOf: rest.allOf.map((part) => opened(document, part, depth + 1)) }),
  }
}
