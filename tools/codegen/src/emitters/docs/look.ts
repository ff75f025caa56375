import type { OpenApiDocument } from '../../model/document'
import { isBinary } from '../../model/is-binary'
import { readPointer } from '../../model/pointer'
import { componentName, typeOf, unwrap } from '../../model/shape'
import type { DocsSchema } from './parts'

/** A schema as a reader sees it: what it names, whether null is allowed, and what it is to be chosen from. */
export interface Look {
  schema: DocsSchema
  nullable: boolean
  component?: string
  /** The alternatives, null aside, where there are several. */
  choices: DocsSchema[]
  /** Names of fields of which one set must be there: `anyOf: [{ required: [a] }, { required: [b] }]`. */
  oneSetOf: string[][]
}

/** Follows `$ref`, merges `allOf`, takes null out of the alternatives. Each schema of a document is looked into once. */
export function look(document: OpenApiDocument, schema: DocsSchema): Look {
  const result = known.get(schema) ?? lookInto(document, schema, 0)
  known.set(schema, result)
  return result
}

const known = new WeakMap<DocsSchema, Look>()

function lookInto(document: OpenApiDocument, schema: DocsSchema, seen: number): Look {
  if (seen > 50) return { schema: {}, nullable: true, choices: [], oneSetOf: [] }
  if (schema.$ref) return lookThrough(document, schema.$ref, seen)
  const alternatives = schema.oneOf ?? schema.anyOf ?? []
  const sets = alternatives.map(requiredOnly)
  if (alternatives.length > 0 && sets.every((set) => set !== undefined)) {
    const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema
    return { ...lookInto(document, rest, seen + 1), oneSetOf: sets }
  }
  const rest = alternatives.filter(({ type, enum: values }) => type !== 'null' && !(values?.length === 1 && values[0] === null))
  const nullable = rest.length < alternatives.length || [schema.type].flat().includes('null')
  const [only] = rest
  if (only && rest.length === 1 && !schema.properties) {
    const inner = lookInto(document, only, seen + 1)
    return { ...inner, nullable: inner.nullable || nullable }
  }
  if (rest.length > 1) return { schema, nullable, choices: rest, oneSetOf: [] }
  const merged = unwrap(document, schema)
  return { ...merged, choices: (schema.allOf ?? []).flatMap((part) => lookInto(document, part, seen + 1).choices), oneSetOf: [] }
}

/** What a reference leads to, by way of others; the same object for all that lead there. */
function lookThrough(document: OpenApiDocument, start: string, seen: number): Look {
  let reference = start
  let target = readSchema(document, reference)
  for (let steps = 0; target.$ref && steps < 50; steps++) {
    reference = target.$ref
    target = readSchema(document, reference)
  }
  const inner = known.get(target) ?? lookInto(document, target, seen + 1)
  known.set(target, inner)
  const component = inner.component ?? componentName(reference)
  return component === undefined ? inner : { ...inner, component }
}

const readSchema = (document: OpenApiDocument, reference: string): DocsSchema => (readPointer(document, reference) ?? {}) as DocsSchema

/** The items of a list and the values of a map, for which the list or map itself says nothing more. */
export function contentOf({ schema, choices }: Look): DocsSchema | undefined {
  if (choices.length > 0 || schema.properties || schema.prefixItems) return undefined
  return schema.items ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined)
}

/** The type in words: `string (date)`, `integer or string`, `map`, `file`; no component and no list is looked into. */
export function typeInWords(schema: DocsSchema): string {
  if (isBinary(schema)) return 'file'
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  if (types.length > 1) return types.join(' or ')
  const type = typeOf(schema) ?? typeOfValue(schema.const ?? schema.enum?.[0] ?? undefined)
  if (type === 'object' && !schema.properties) return schema.additionalProperties === false ? 'empty object' : typeof schema.additionalProperties === 'object' ? 'map' : 'object with any fields'
  return type ? (schema.format ? `${type} (${schema.format})` : type) : 'any value'
}

function requiredOnly(schema: DocsSchema): string[] | undefined {
  return Object.keys(schema).every((key) => key === 'required' || (key === 'type' && schema.type === 'object')) ? schema.required : undefined
}

function typeOfValue(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].find((type) => typeof value === type)
}
