import type { OpenApiDocument } from './document'
import { isObject } from './pointer'
import { changeSchemas, mapParts } from './schema-parts'

/**
 * Writes schemas, in place, in the forms that emitters know: `true` and `false` as `{}` and `{ not: {} }`, but not where
 * they say that there may be more than what is named, or no more; and a `$ref` beside which there is more to keep as one of `allOf`.
 * A list of values that has none goes: who writes it means no values of its own, not that nothing fits. So does a pattern that is
 * the picture of a time, `YYYY-MM-DDThh:mm:ssZ`: as a regular expression no time keeps it.
 */
export function makeSchemasPlain(document: OpenApiDocument): OpenApiDocument {
  changeSchemas(document, makePlain)
  return document
}

/** What tells of a schema, and demands nothing. */
export const isAnnotation = (key: string): boolean => /^(title|summary|description|deprecated|default|examples|externalDocs|readOnly|writeOnly|x-.*)$/.test(key)

function makePlain(schema: unknown): unknown {
  // YAML has null where nothing stands behind a key.
  if (schema === null) return {}
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  if (!isObject(schema)) return schema
  const plain = mapParts(schema, (part, key) => (typeof part === 'boolean' && /^(additional|unevaluated)/.test(key ?? '') ? part : makePlain(part)))
  if (Array.isArray(plain.enum) && plain.enum.length === 0) delete plain.enum
  if (typeof plain.pattern === 'string' && /^(?=.*(yy.*[md]{2}|[md]{2}.*yy|hh.?mm))[ymdhstz'^$:.,/ -]+$/i.test(plain.pattern)) delete plain.pattern
  const { $ref, ...own } = plain
  const isMore = Object.keys(own).some((key) => !isAnnotation(key) && !/^\$(defs|comment|schema)$/.test(key))
  return $ref === undefined || !isMore ? plain : { ...own, allOf: [{ $ref }, ...(Array.isArray(own.allOf) ? (own.allOf as unknown[]) : [])] }
}
