import type { OpenApiDocument, Schema } from '../model/document'
import { follow } from '../model/operations'
import { isObject, joinPointer, splitPointer } from '../model/pointer'
import { changeSchemas, mapParts } from '../model/schema-parts'

/**
 * Writes out, in place, which values of a discriminator stand for which choice of a `oneOf` or `anyOf`: those that the choice
 * fixes itself, of them those that `mapping` gives, or else its name. A mapping is then whole, unless two choices have a value
 * in common, which no discriminator tells apart. Choices that all extend what has a discriminator have that one.
 */
export function writeMappings(document: OpenApiDocument): OpenApiDocument {
  const write = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema
    const changed = mapParts(schema, write) as Schema
    const inherited = changed.discriminator ? undefined : inheritedDiscriminator(document, changed)
    const discriminator = changed.discriminator ?? inherited
    const values = discriminator && valuesByChoice(document, { ...changed, discriminator }, inherited !== undefined)
    return values ? { ...changed, discriminator: { ...discriminator, mapping: { ...discriminator.mapping, ...values } } } : changed
  }
  changeSchemas(document, write)
  return document
}

/** The discriminator of what all choices that have a name extend. */
function inheritedDiscriminator(document: OpenApiDocument, { oneOf, anyOf }: Schema): Schema['discriminator'] {
  const bases = (oneOf ?? anyOf ?? []).flatMap(({ $ref }) => ($ref === undefined ? [] : [baseOf(document, { $ref })]))
  const [base, ...others] = bases
  return others.length > 0 && others.every((other) => other === base) ? base?.discriminator : undefined
}

function baseOf(document: OpenApiDocument, schema: Schema, depth = 0): Schema | undefined {
  const { allOf = [] } = follow<Schema>(document, schema)
  for (const part of depth < 20 ? allOf : []) {
    const own = follow<Schema>(document, part)
    const found = own.discriminator && !own.oneOf && !own.anyOf ? own : baseOf(document, part, depth + 1)
    if (found) return found
  }
  return undefined
}

/** Whether every choice that has a name has a value, too, by which it is told from the others. */
export function isMapped({ oneOf, anyOf, discriminator }: Schema): boolean {
  const targets = new Set(Object.values(discriminator?.mapping ?? {}))
  return (oneOf ?? anyOf ?? []).every(({ $ref }) => $ref === undefined || targets.has($ref))
}

/**
 * References to the choices, by value; undefined where that tells them not apart.
 *
 * @param withSubtypes whether a choice has the values of what extends it, too: the discriminator is that of what they all extend
 */
export function valuesByChoice(document: OpenApiDocument, { oneOf, anyOf, discriminator }: Schema, withSubtypes: boolean): Record<string, string> | undefined {
  const choices = [...new Set((oneOf ?? anyOf ?? []).flatMap(({ $ref }) => $ref ?? []))]
  if (typeof discriminator?.propertyName !== 'string') return undefined
  const pairs = choices.flatMap(($ref): [string, string][] => {
    const subtypes = withSubtypes ? subtypesOf(document, $ref).filter((subtype) => !choices.includes(subtype)) : []
    const named = [$ref, ...subtypes].flatMap((one) => namesOf(document, one, discriminator.mapping ?? {}))
    const own = fixedValues(document, { $ref }, discriminator.propertyName)
    const common = own ? named.filter((value) => own.includes(value)) : named
    return (common.length > 0 ? common : (own ?? [])).map((value) => [value, $ref])
  })
  const byValue = Object.fromEntries(pairs)
  const isTold = choices.length > 0 && Object.keys(byValue).length === pairs.length && new Set(Object.values(byValue)).size === choices.length
  return isTold ? byValue : undefined
}

/** By which values a mapping tells of a schema, or else its name; those of its choices where it is nothing but these. */
function namesOf(document: OpenApiDocument, $ref: string, mapping: Record<string, string>, depth = 0): string[] {
  const mapped = Object.entries(mapping).flatMap(([value, target]) => (target === $ref ? value : []))
  if (mapped.length > 0 || depth > 20) return mapped
  const { oneOf, anyOf, discriminator } = follow<Schema>(document, { $ref })
  const choices = (oneOf ?? anyOf ?? []).flatMap((choice) => choice.$ref ?? [])
  if (choices.length > 0) return choices.flatMap((choice) => namesOf(document, choice, { ...discriminator?.mapping, ...mapping }, depth + 1))
  return [splitPointer($ref).at(-1) ?? '']
}

/** References to the components that extend one, at whatever distance. */
export function subtypesOf(document: OpenApiDocument, $ref: string): string[] {
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][]
  const found = new Set([$ref])
  for (let size = 0; size < found.size; ) {
    size = found.size
    for (const [name, { allOf = [] }] of schemas) if (allOf.some((part) => part.$ref !== undefined && found.has(part.$ref))) found.add(joinPointer('components', 'schemas', name))
  }
  return [...found].slice(1)
}

/** The values that an object may have for a property, as texts; undefined where nothing is said of them. */
export function fixedValues(document: OpenApiDocument, schema: Schema, property: string, depth = 0): string[] | undefined {
  if (depth > 20) return undefined
  const { properties = {}, allOf = [], oneOf, anyOf } = follow<Schema>(document, schema)
  const own = Object.hasOwn(properties, property) && properties[property] ? valuesOf(document, properties[property]) : undefined
  const choices = (oneOf ?? anyOf)?.map((one) => fixedValues(document, one, property, depth + 1))
  const inherited = allOf.map((one) => fixedValues(document, one, property, depth + 1))
  const lists = [own, ...inherited, choices?.every((one) => one !== undefined) ? [...new Set(choices.flat())] : undefined].filter((one) => one !== undefined)
  return lists.length === 0 ? undefined : lists.reduce((all, list) => all.filter((value) => list.includes(value)))
}

function valuesOf(document: OpenApiDocument, schema: Schema, depth = 0): string[] | undefined {
  const own = follow<Schema>(document, schema)
  const values = 'const' in own ? [own.const] : own.enum
  if (values) return values.filter((value) => value !== null).map(String)
  if (own.type === 'null') return []
  if (depth > 20) return undefined
  const listsOf = (parts: Schema[] = []) => parts.map((part) => valuesOf(document, part, depth + 1))
  const choices = listsOf(own.oneOf ?? own.anyOf)
  if (choices.length > 0 && choices.every((one) => one !== undefined)) return [...new Set(choices.flat())]
  return listsOf(own.allOf).find((one) => one !== undefined)
}
