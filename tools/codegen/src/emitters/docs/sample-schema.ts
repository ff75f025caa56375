import { isMarked } from '../../derive/split-schemas'
import type { OpenApiDocument } from '../../model/document'
import { follow } from '../../model/operations'
import { isObject, joinPointer } from '../../model/pointer'
import { componentName, unwrap } from '../../model/shape'
import type { DocsSchema } from './parts'
import { schemaExamples } from './schema-examples'

/** The example of a schema, or a value that fits it (a text is its `name`); undefined for a cycle without end. */
export function sampleOf(document: OpenApiDocument, schema: DocsSchema, name = 'text', seen: readonly DocsSchema[] = []): unknown {
  const own = schema.$ref ? follow<DocsSchema>(document, { $ref: schema.$ref }) : schema
  const given = [...schemaExamples(schema), ...schemaExamples(own), own.default, own.const, own.enum?.[0]].find((value) => value !== undefined)
  if (given !== undefined) return given
  if (seen.includes(own) || seen.length > 12) return undefined
  const inner = [...seen, own]
  if (own.oneOf ?? own.anyOf) return sampleChoice(document, own, name, inner)
  const subtype = subtypeOf(document, own, seen)
  if (subtype) return sampleOf(document, subtype, name, inner)
  const whole: DocsSchema = own.allOf ? { ...unwrap(document, own).schema, ...pick(own, limiting) } : own
  if (!whole.properties && !whole.type) {
    const part = own.allOf?.map((one) => follow<DocsSchema>(document, one)).find((one) => one.oneOf ?? one.anyOf)
    if (part && !seen.includes(part)) return sampleChoice(document, { ...pick(own, limiting), ...part }, name, [...inner, part])
  }
  if (!whole.properties) return sampleScalar(document, whole, name, inner)
  return { ...sampleObject(document, whole, inner), ...sampleTags(document, own), ...sampleParts(document, own, inner) }
}

/** The first that is not null, with what stands beside it; where the choice is which fields there are, its fields. */
function sampleChoice(document: OpenApiDocument, { oneOf, anyOf, discriminator, ...rest }: DocsSchema, name: string, seen: readonly DocsSchema[]): unknown {
  const choices = [oneOf, anyOf].flatMap((list) => list?.find(({ type }) => type !== 'null') ?? [])
  const conditions = choices.filter((choice) => choice.required && Object.keys(choice).every((key) => key === 'required' || key === 'type'))
  const [first, ...others] = choices
    .filter((choice) => !conditions.includes(choice))
    .map((choice) => {
      const value = sampleOf(document, limited(choice, rest), name, seen)
      return isObject(value) && discriminator ? { ...value, ...tagOf(discriminator, choice.$ref) } : value
    })
  const isObjectToo = rest.properties ?? rest.allOf
  const required = [...(rest.required ?? []), ...conditions.flatMap((condition) => condition.required ?? [])]
  const beside = isObjectToo || first === undefined ? sampleOf(document, { ...rest, ...(required.length > 0 && { required }) }, name, seen) : undefined
  return isObject(first) ? Object.assign({}, ...[beside, first, ...others].filter(isObject)) : (first ?? beside)
}

const limiting: (keyof DocsSchema)[] = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems']

/** A choice within the limits of what is around it. */
function limited(choice: DocsSchema, around: DocsSchema): DocsSchema {
  if (!choice.$ref && !choice.allOf) return { ...pick(around, ['type', ...limiting]), ...choice }
  const limits = pick(around, limiting)
  return Object.keys(limits).length > 0 ? { ...limits, allOf: [choice] } : choice
}

function pick(schema: DocsSchema, keys: readonly (keyof DocsSchema)[]): DocsSchema {
  return Object.fromEntries(keys.filter((key) => key in schema).map((key) => [key, schema[key]]))
}

/** What a schema that others extend may be: the first of those that its discriminator knows. */
function subtypeOf(document: OpenApiDocument, own: DocsSchema, seen: readonly DocsSchema[]): DocsSchema | undefined {
  if (!own.discriminator) return undefined
  const mapped = Object.values(own.discriminator.mapping ?? {})
  const named = Object.keys(document.components?.schemas ?? {}).map((name) => joinPointer('components', 'schemas', name))
  return [...mapped, ...named].map((reference): DocsSchema => ({ $ref: reference })).find((reference) => {
    const subtype = follow<DocsSchema>(document, reference)
    return subtype !== own && !seen.includes(subtype) && extendsSchema(document, subtype, own)
  })
}

function extendsSchema(document: OpenApiDocument, schema: DocsSchema, base: DocsSchema, depth = 0): boolean {
  const parts = follow<DocsSchema>(document, schema).allOf ?? []
  return depth < 12 && parts.some((part) => follow<DocsSchema>(document, part) === base || extendsSchema(document, part, base, depth + 1))
}

/** What `allOf` brings beside its fields: a choice of its own. */
function sampleParts(document: OpenApiDocument, { allOf = [] }: DocsSchema, seen: readonly DocsSchema[]): Record<string, unknown> {
  const parts = allOf.filter((part) => !seen.includes(part)).map((part) => (part.$ref ? follow<DocsSchema>(document, { $ref: part.$ref }) : part))
  const chosen = parts.filter((part) => (part.oneOf ?? part.anyOf) && !seen.includes(part)).map((part) => sampleOf(document, part, '', seen))
  return Object.assign({}, ...chosen.filter(isObject)) as Record<string, unknown>
}

/** The value by which a discriminator of a schema that `own` extends knows it. */
function sampleTags(document: OpenApiDocument, own: DocsSchema): Record<string, string> {
  const [name] = Object.entries(document.components?.schemas ?? {}).find(([, schema]) => schema === own) ?? []
  // A field may have to say more of what it refers to.
  if (name === undefined && !own.properties && own.allOf?.length === 1) return sampleTags(document, follow<DocsSchema>(document, own.allOf[0] ?? {}))
  const tags = name === undefined ? [] : discriminatorsOf(document, own).map((discriminator) => tagOf(discriminator, joinPointer('components', 'schemas', name)))
  return Object.assign({}, ...tags) as Record<string, string>
}

type Discriminator = NonNullable<DocsSchema['discriminator']>

/** Its own, and those of what it extends or lets choose. */
function discriminatorsOf(document: OpenApiDocument, schema: DocsSchema): Discriminator[] {
  return wholeOf(document, schema).flatMap(({ discriminator }) => discriminator ?? [])
}

/** A schema, what it extends, and what it lets choose, each once. */
function wholeOf(document: OpenApiDocument, schema: DocsSchema): DocsSchema[] {
  const whole = new Set([follow<DocsSchema>(document, schema)])
  // What is added while a Set is walked has its turn, too.
  for (const { allOf = [], oneOf = [], anyOf = [] } of whole) for (const part of [...allOf, ...oneOf, ...anyOf]) whole.add(follow<DocsSchema>(document, part))
  return [...whole]
}

/** The property that says which one it is: by the mapping, or else by the name of the component. */
function tagOf({ propertyName, mapping = {} }: Discriminator, reference: string | undefined): Record<string, string> {
  const value = Object.keys(mapping).find((key) => mapping[key] === reference) ?? (reference === undefined ? undefined : componentName(reference))
  return value === undefined ? {} : { [propertyName]: value }
}

/** What is required; where nothing is, what has an example. */
function sampleObject(document: OpenApiDocument, { properties = {}, required = [] }: DocsSchema, seen: readonly DocsSchema[]): Record<string, unknown> {
  const wanted = Object.entries(properties).filter(([name, property]) => !isMarked(document, property, 'readOnly') && (required.length > 0 ? required.includes(name) : property.examples !== undefined || property.example !== undefined))
  return Object.fromEntries(wanted.map(([name, property]) => [name, sampleOf(document, property, name, seen)]).filter(([, value]) => value !== undefined))
}

function sampleScalar(document: OpenApiDocument, schema: DocsSchema, name: string, seen: readonly DocsSchema[]): unknown {
  const type = [schema.type ?? []].flat().find((one) => one !== 'null')
  if (type === 'array' || schema.items) return sampleList(document, schema, name, seen)
  if (type === 'integer' || type === 'number') return sampleNumber(schema, type)
  if (type === 'boolean') return true
  if (type === 'string') return sampleText(schema, name)
  return {}
}

/** As many items as there must be, and one where there need be none; of very many three. */
function sampleList(document: OpenApiDocument, { items, prefixItems = [], minItems = 0, maxItems = Infinity, uniqueItems }: DocsSchema, name: string, seen: readonly DocsSchema[]): unknown[] {
  const places = prefixItems.slice(0, maxItems).map((one) => sampleOf(document, one, name, seen) ?? null)
  const item = sampleOf(document, items ?? {}, name, seen)
  const length = Math.min(Math.max(1, minItems > 10 ? 3 : minItems), maxItems) - places.length
  if (item === undefined || (places.length > 0 && minItems <= places.length)) return places
  const list = Array.from({ length: Math.max(0, length) }, (_one, index) => (uniqueItems && index > 0 ? another(document, items ?? {}, item, index) : item))
  return [...places, ...list.filter((one) => one !== undefined)]
}

/** A value like the given one that is the same for no two numbers from 1 on; undefined where none was found. */
function another(document: OpenApiDocument, of: DocsSchema, value: unknown, number: number): unknown {
  const schema: DocsSchema = unwrap(document, of).schema
  if (schema.const !== undefined) return undefined
  if (schema.enum) return schema.enum.filter((one) => one !== value)[number - 1]
  if (typeof value === 'boolean') return number === 1 ? !value : undefined
  if (typeof value === 'number') return fitsNumber(schema, exact(value + number * (schema.multipleOf ?? 1)))
  if (typeof value === 'string') {
    const end = `-${number + 1}`
    return schema.pattern || byFormat[schema.format ?? ''] || (schema.maxLength ?? Infinity) <= end.length ? undefined : `${value.slice(0, (schema.maxLength ?? Infinity) - end.length)}${end}`
  }
  if (!isObject(value)) return undefined
  const tags = discriminatorsOf(document, of).map(({ propertyName }) => propertyName)
  for (const [name, field] of Object.entries(value)) {
    const other = tags.includes(name) ? undefined : another(document, fieldOf(document, of, name), field, number)
    if (other !== undefined) return { ...value, [name]: other }
  }
  return undefined
}

/** What a schema says of a field: itself, what it extends, or the first of its choices that says something. */
export function fieldOf(document: OpenApiDocument, schema: DocsSchema, name: string): DocsSchema {
  const whole = wholeOf(document, schema)
  const named = whole.find(({ properties }) => properties && Object.hasOwn(properties, name))?.properties?.[name]
  const others = whole.map(({ additionalProperties }) => additionalProperties).find((one) => typeof one === 'object')
  return named ?? (typeof others === 'object' ? others : {})
}

/** What a schema says of an item of a list, in the same way. */
export function itemOf(document: OpenApiDocument, schema: DocsSchema, index: number): DocsSchema {
  return wholeOf(document, schema).map(({ prefixItems = [], items }) => prefixItems[index] ?? items).find((one) => one !== undefined) ?? {}
}

const fitsNumber = ({ maximum = Infinity, exclusiveMaximum = Infinity }: DocsSchema, value: number): number | undefined => (value <= maximum && value < exclusiveMaximum ? value : undefined)

const byFormat: Record<string, string> = {
  date: '2026-09-01',
  'date-time': '2026-09-01T08:00:00Z',
  time: '08:00:00Z',
  email: 'name@example.org',
  uuid: '6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21',
  uri: 'https://example.org/',
  url: 'https://example.org/',
  'uri-reference': '/path',
  hostname: 'example.org',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
}

/** The least that is allowed; 1 where nothing is said, or the most below it. */
function sampleNumber({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity, multipleOf }: DocsSchema, type: 'integer' | 'number'): number {
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)]
  const step = multipleOf ?? (type === 'integer' ? 1 : 0)
  if (low > -Infinity) {
    const first = step ? exact(Math.ceil(exact(low / step)) * step) : low
    if (first > exclusiveMinimum) return first
    return step ? exact(first + step) : high < Infinity ? (low + high) / 2 : low + 1
  }
  const last = step ? exact(Math.floor(exact(Math.min(1, high) / step)) * step) : Math.min(1, high)
  return last < exclusiveMaximum ? last : exact(last - (step || 1))
}

/** Without what reckoning in binary adds: 0.1 + 0.2 is 0.3. */
const exact = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(12)))

/** A pattern is not looked at. */
const sampleText = ({ format = '', minLength = 0, maxLength }: DocsSchema, name: string): string => byFormat[format] ?? name.padEnd(minLength, '-').slice(0, maxLength)
