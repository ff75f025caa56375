import { isMarked } from '../../derive/split-schemas'
import type { OpenApiDocument, Schema } from '../../model/document'
import { follow } from '../../model/operations'
import { isObject, joinPointer } from '../../model/pointer'
import { mapParts } from '../../model/schema-parts'
import { keywords } from './keywords'
import { unicodePattern } from './pattern'
import { simplifySchema } from './simplify-schema'
import { tellApart } from './tell-apart'

export interface Compacting {
  document: OpenApiDocument
  /** Whether the document asks anywhere for the unevaluated: then what merely allows something counts too. */
  unevaluated: boolean
  /** Hears of a check that cannot be made. */
  leaveOut: (pointer: string, reason: string) => void
}

/** What is left of a schema: what checks something, as the interpreter takes it. A `$ref` stands alone. */
export type CompactSchema = boolean | { readonly [keyword: string]: unknown }

/**
 * The schema of an answer without annotations and without limits that every value keeps. A check that is faulty in the
 * document is left out.
 *
 * @param keys lead to the schema in the document
 * @param around names that the schemas around it, whose part or choice it is, have for what is only written
 */
export function compactSchema(context: Compacting, schema: unknown, keys: readonly string[], around: ReadonlySet<string> = new Set()): CompactSchema {
  if (typeof schema === 'boolean') return schema
  if (!isObject(schema)) {
    context.leaveOut(joinPointer(...keys), 'is no schema')
    return true
  }
  const written = new Set([...around, ...writeOnlyNames(context.document, schema)])
  const sound = readKeywords(context, tellApart(context.document, schema as Schema) as Record<string, unknown>, keys, written)
  return simplifySchema(mapParts(sound, (part, ...more) => compactSchema(context, part, [...keys, ...more], /^(allOf|anyOf|oneOf|if|then|else)$/.test(more[0] ?? '') ? written : undefined)), context.unevaluated)
}

function readKeywords({ leaveOut }: Compacting, schema: Record<string, unknown>, keys: readonly string[], written: ReadonlySet<string>): Record<string, unknown> {
  const known = Object.keys(keywords).filter((key) => Object.hasOwn(schema, key)).map((key) => [key, schema[key]] as const)
  const faults = known.filter(([key, operand]) => !keywords[key]?.(operand))
  for (const [key, operand] of faults) leaveOut(joinPointer(...keys, key), `cannot be ${JSON.stringify(operand)?.slice(0, 60)}`)

  const sound = Object.fromEntries(known.filter((entry) => !faults.includes(entry)))
  const { pattern, patternProperties, required } = sound
  if (typeof pattern === 'string') sound.pattern = unicodePattern(pattern)
  if (isObject(patternProperties)) {
    sound.patternProperties = Object.fromEntries(Object.entries(patternProperties).map(([one, part]) => [unicodePattern(one), part]))
  }
  if (faults.some(([key]) => key === 'properties' || key === 'patternProperties')) {
    delete sound.additionalProperties
    delete sound.unevaluatedProperties
  }
  // Answers leave out what is only written, even if it is required.
  if (Array.isArray(required)) sound.required = required.filter((name: string) => !written.has(name))
  return sound
}

/** What a schema calls only written, itself or in what it is made of by `allOf`. */
function writeOnlyNames(document: OpenApiDocument, schema: unknown, seen = new Set<unknown>()): string[] {
  if (!isObject(schema) || seen.has(schema)) return []
  seen.add(schema)
  const { $ref, properties, allOf } = schema
  const own = isObject(properties) ? Object.keys(properties).filter((name) => isMarked(document, properties[name] as Schema, 'writeOnly')) : []
  const parts = [...(typeof $ref === 'string' ? [follow<object>(document, schema)] : []), ...(Array.isArray(allOf) ? (allOf as unknown[]) : [])]
  return [...own, ...parts.flatMap((part) => writeOnlyNames(document, part, seen))]
}
