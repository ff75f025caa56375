import { isCondition } from '../../model/alternatives'
import type { OpenApiDocument, Parameter, Reference, Schema } from '../../model/document'
import { follow, isJson, isJsonParameter, placedOperations } from '../../model/operations'
import { propertiesOf } from '../../model/part-types'
import { joinPointer } from '../../model/pointer'
import { changeSchemas, mapParts, withSchemas } from '../../model/schema-parts'
import { isAnnotation } from '../../normalise/plain-schemas'
import { subtypesOf, isMapped } from '../../normalise/write-mappings'

/** A document written so that openapi-typescript makes of it the types of what is really sent and read. */
export function prepareTypes(document: OpenApiDocument): OpenApiDocument {
  const prepared = withSchemas(document, (schema) => schema)
  forEachParameter(prepared, nameContent)
  const tagged = taggedIn(prepared)
  changeSchemas(prepared, (schema, use) => prepare(prepared, tagged, schema, use === undefined))
  return prepared
}

/** References to components that have a discriminator beside their choices, and to those that have one without, or extend such. */
interface Tagged {
  choices: ReadonlySet<string>
  bases: ReadonlySet<string>
}

function taggedIn(document: OpenApiDocument): Tagged {
  const own = Object.entries(document.components?.schemas ?? {}).flatMap(([name, { discriminator, oneOf, anyOf }]) => (discriminator ? [{ reference: joinPointer('components', 'schemas', name), isChoice: (oneOf ?? anyOf) !== undefined }] : []))
  const bases = own.flatMap(({ reference, isChoice }) => (isChoice ? [] : [reference]))
  return { choices: new Set(own.flatMap(({ reference, isChoice }) => (isChoice ? [reference] : []))), bases: new Set(bases.flatMap((reference) => [reference, ...subtypesOf(document, reference)])) }
}

/** A parameter of JSON is given as what it holds; openapi-typescript has text for all that have `content`. */
function nameContent(parameter: Parameter): void {
  if (!isJsonParameter(parameter)) return
  const [, media] = Object.entries(parameter.content ?? {}).find(([type]) => isJson(type)) ?? []
  parameter.schema = media?.schema ?? {}
}

function forEachParameter({ paths = {}, components = {} }: OpenApiDocument, change: (parameter: Parameter) => void): void {
  const holders = [...Object.values(paths), ...placedOperations(paths).map(({ operation }) => operation)]
  const all: (Parameter | Reference)[] = [...holders.flatMap(({ parameters = [] }) => parameters), ...Object.values(components.parameters ?? {})]
  for (const one of all) if (!('$ref' in one)) change(one)
}

/** @param depth how often it stands in a copy of itself: what is required may lead in a cycle */
function prepare(document: OpenApiDocument, tagged: Tagged, schema: unknown, isComponent: boolean, depth = 0): unknown {
  if (typeof schema !== 'object' || schema === null || depth > 2) return schema
  const own = mapParts(schema as Record<string, unknown>, (part) => prepare(document, tagged, part, false, depth)) as Schema
  if (own.$ref !== undefined) return own
  // openapi-typescript adds to what a component requires.
  if (own.required) own.required = [...own.required]
  const demanded = demand(document, keepTag(tagged, intersect(listValues(withoutTag(document, own))), isComponent), (property) => prepare(document, tagged, property, false, depth + 1))
  return widenMap(demanded)
}

/**
 * Of what has a discriminator openapi-typescript leaves out the field that it names, for the component that extends it has its own name there. What is no
 * component, or extends a choice, has no name of its own: there it stands as the only choice, which nothing is left out of.
 */
function keepTag({ choices, bases }: Tagged, schema: Schema, isComponent: boolean): Schema {
  const isKept = ({ $ref = '' }: Schema) => choices.has($ref) || (!isComponent && bases.has($ref))
  return schema.allOf?.some(isKept) ? { ...schema, allOf: schema.allOf.map((part) => (isKept(part) ? { oneOf: [part] } : part)) } : schema
}

/** Without a discriminator that does not tell the choices apart, or by what is no text: openapi-typescript would give them texts all the same. */
function withoutTag(document: OpenApiDocument, schema: Schema): Schema {
  const choices = schema.oneOf ?? schema.anyOf
  if (!schema.discriminator || !choices) return schema
  const { discriminator, ...rest } = schema
  const tags = choices.flatMap((choice) => {
    const { const: value, enum: values } = follow<Schema>(document, propertiesOf(document, choice)[discriminator.propertyName] ?? {})
    return values ?? (value === undefined ? [] : [value])
  })
  return isMapped(schema) && tags.every((tag) => typeof tag === 'string') ? schema : rest
}

/** Values that are objects or lists, which openapi-typescript takes for schemas where the type is given, too. */
function listValues(schema: Schema): Schema {
  const values = schema.enum
  const isPlain = !values || (!values.some((value) => typeof value === 'object' && value !== null) && schema.type !== 'object')
  if (isPlain) return schema
  return { ...annotationsOf(schema), oneOf: values.map((value) => (value === null ? { type: 'null' } : { const: value })) }
}

/** An `anyOf` beside other keywords is one more demand, no alternative to them. That fields must be there, one or the other, no type says. */
function intersect(schema: Schema): Schema {
  if (!schema.anyOf && !schema.oneOf) return schema
  const { anyOf, oneOf, ...rest } = schema
  const isAlone = Object.keys(rest).every((key) => isAnnotation(key) || key === 'discriminator')
  if (anyOf?.every(isCondition)) return intersect({ ...rest, ...(oneOf && { oneOf }) })
  if (oneOf?.every(isCondition)) return intersect({ ...rest, ...(anyOf && { anyOf }) })
  // Beside several types openapi-typescript leaves out those that a choice has, and with them what the choice is of.
  if (oneOf && Array.isArray(rest.type) && !schema.discriminator) return intersect({ ...rest, ...(anyOf && { anyOf }), allOf: [...(schema.allOf ?? []), { oneOf }] })
  if (!anyOf || schema.discriminator || (isAlone && !oneOf)) return schema
  // What says nothing of the type allows null where the schema does.
  const options = [schema.type].flat().includes('null') && anyOf.some(isOfAnyType) ? [...anyOf, { type: 'null' as const }] : anyOf
  return { ...rest, ...(oneOf && { oneOf }), allOf: [...(schema.allOf ?? []), { anyOf: options }] }
}

const isOfAnyType = ({ $ref, type, enum: values, const: value, allOf, oneOf, anyOf }: Schema): boolean => [$ref, type, values, value, allOf, oneOf, anyOf].every((one) => one === undefined)

/** Of what is required where it is not described openapi-typescript sees only some; the rest is described once more. */
function demand(document: OpenApiDocument, schema: Schema, describe: (property: Schema) => unknown): Schema {
  const { allOf, required = [] } = schema
  if (!allOf) return schema
  const all = propertiesOf(document, schema)
  const seen = new Set(allOf.flatMap((one) => Object.keys(follow<Schema>(document, one).properties ?? {})))
  const unseen = [...required.filter((name) => !has(schema, name) && !seen.has(name)), ...allOf.flatMap((one) => (one.required ?? []).filter((name) => !has(one, name)))]
  const parts = allOf.filter((one) => !isCondition(one))
  if (unseen.length === 0) return parts.length < allOf.length ? { ...schema, allOf: parts } : schema
  const properties = Object.fromEntries(unseen.map((name) => [name, describe((Object.hasOwn(all, name) && all[name]) || {})])) as Record<string, Schema>
  return { ...schema, allOf: [...parts, { type: 'object', required: [...new Set(unseen)], properties }] }
}

const has = ({ properties = {} }: Schema, name: string): boolean => Object.hasOwn(properties, name)

/** The fields that an object names are among those that its index signature speaks of. */
function widenMap(schema: Schema): Schema {
  const { properties, additionalProperties: values, patternProperties = {} } = schema
  const isMap = (typeof values === 'object' && Object.keys(values).length > 0) || (values !== true && Object.keys(patternProperties).length > 0)
  if (!isMap || !properties) return schema
  const own = [...Object.values(patternProperties), ...(typeof values === 'object' ? [values] : [])]
  const known = new Set(own.map(shapeOf))
  const others = Object.values(properties).filter((property) => !known.has(shapeOf(property)) && known.add(shapeOf(property)))
  return others.length === 0 ? schema : { ...schema, additionalProperties: { anyOf: [...(typeof values === 'object' ? [values] : []), ...others] } }
}

const shapeOf = (schema: Schema): string => JSON.stringify(Object.entries(schema).filter(([key]) => !isAnnotation(key)).sort(([one], [other]) => (one < other ? -1 : 1)))

function annotationsOf(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => isAnnotation(key)))
}
