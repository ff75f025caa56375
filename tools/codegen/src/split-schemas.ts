import { isList, isObjectSchema, someAlternative } from './alternatives'
import type { OpenApiDocument, Schema } from './document'
import { isBinary } from './is-binary'
import { unusedName } from './names'
import { follow } from './operations'
import { propertiesOf } from './part-types'
import { isObject, joinPointer, splitPointer } from './pointer'
import { changeSchemas, mapParts, type Use } from './schema-parts'

/**
 * A copy of the document whose schemas say what is really sent and read: requests are without what is `readOnly`, answers without
 * what is `writeOnly`, and bytes within JSON are text. A component that means different things in different places becomes
 * several: `User` for what is read, `UserRequest` for what is sent, `UserForm` for what is sent as a form. The document itself
 * where no schema makes such a difference.
 */
export function splitSchemas(document: OpenApiDocument): OpenApiDocument {
  const known = splitDocuments.get(document) ?? split(document)
  splitDocuments.set(document, known)
  return known
}

const splitDocuments = new WeakMap<OpenApiDocument, OpenApiDocument>()

/** In one of its uses. */
interface Variant {
  use: Use
  name: string
}

/** What makes a difference in a schema, or in what it leads to. */
type Marks = Set<'readOnly' | 'writeOnly' | 'binary'>

function split(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {} } = document.components ?? {}
  const marks = marksOf(document)
  if (![...marks.values()].some(({ size }) => size > 0)) return document
  const copy = structuredClone(document)

  const variants = new Map<string, Map<string, Variant>>()
  const see = (schema: unknown, use: Use): void => {
    specialise(document, schema, use, (name, inner) => {
      const known = variants.get(name) ?? new Map<string, Variant>()
      variants.set(name, known)
      const effect = effectOf(marks.get(name), inner)
      if (known.has(effect)) return name
      known.set(effect, { use: inner, name })
      see(schemas[name], inner)
      return name
    })
  }
  changeSchemas(copy, (schema, use) => (use && see(schema, use), schema))

  const taken = new Set(Object.keys(schemas))
  for (const byEffect of variants.values()) {
    const [, ...others] = [...byEffect.values()].sort((one, other) => rank(one.use) - rank(other.use))
    for (const variant of others) {
      variant.name = unusedName(`${variant.name}${variant.use.files ? 'Form' : 'Request'}`, (candidate) => taken.has(candidate))
      taken.add(variant.name)
    }
  }

  const rename = (name: string, use: Use): string => variants.get(name)?.get(effectOf(marks.get(name), use))?.name ?? name
  changeSchemas(copy, (schema, use) => (use ? specialise(document, schema, use, rename) : schema))
  const all = Object.entries(schemas).flatMap(([name, schema]): [string, Schema][] => {
    const own = [...(variants.get(name)?.values() ?? [])].sort((one, other) => rank(one.use) - rank(other.use))
    return own.length === 0 ? [[name, schema]] : own.map((variant) => [variant.name, specialise(document, schema, variant.use, rename) as Schema])
  })
  if (copy.components) copy.components.schemas = Object.fromEntries(all)
  return copy
}

/** The first of them keeps its name. */
const rank = ({ sent, files }: Use): number => Number(sent) + 2 * Number(files)

/** Uses with the same effect share a variant. */
function effectOf(marks: Marks = new Set(), { sent, files }: Use): string {
  return [marks.has(sent ? 'readOnly' : 'writeOnly') && (sent ? 'sent' : 'read'), marks.has('binary') && files && 'files'].filter(Boolean).join(' ')
}

/** A schema as it is for a use; `rename` says what a component is called there, `dropped` the fields that what is around it does without. */
function specialise(document: OpenApiDocument, schema: unknown, use: Use, rename: (name: string, use: Use) => string, dropped: ReadonlySet<string> = new Set(), inside: readonly Schema[] = []): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const own = schema as Schema
  const mark = use.sent ? 'readOnly' : 'writeOnly'
  if (own.$ref) {
    const target = follow<Schema>(document, own)
    const marked = markedFields(document, target, mark)
    // A component that lacks fields only here, for what extends it marks them, is written out.
    if (!inside.includes(target) && Object.keys(propertiesOf(document, target)).some((name) => dropped.has(name) && !marked.has(name))) return specialise(document, target, use, rename, dropped, [...inside, target])
    return { ...own, $ref: renameReference(own.$ref, (name) => rename(name, use)) }
  }
  const absent = new Set([...dropped, ...markedFields(document, own, mark)])
  const kept = own.properties && Object.fromEntries(Object.entries(own.properties).filter(([name]) => !absent.has(name)))
  const { format, contentMediaType, ...rest }: Schema = { ...own, ...(kept && { properties: kept }), ...(own.required && { required: own.required.filter((name) => !absent.has(name)) }) }
  const isText = isBinary(own) && !use.files
  const changed = isText ? { ...rest, type: own.type ?? 'string' } : { ...rest, ...(format !== undefined && { format }), ...(contentMediaType !== undefined && { contentMediaType }) }
  const mapping = own.discriminator?.mapping
  if (own.discriminator && mapping) {
    const renamed = Object.entries(mapping).map(([value, target]) => [value, renameReference(target, (name) => rename(name, use))])
    changed.discriminator = { ...own.discriminator, mapping: Object.fromEntries(renamed) as Record<string, string> }
  }
  return mapParts(changed as Record<string, unknown>, (part, key) => {
    const isPiece = key === 'allOf' || key === 'anyOf' || key === 'oneOf'
    const files = use.files && isObject(part) && (isPiece || (key === 'items' ? isFile(document, part) : isPart(document, part)))
    return specialise(document, part, { ...use, files }, rename, isPiece ? absent : undefined, isPiece ? inside : undefined)
  })
}

function renameReference(reference: string, rename: (name: string) => string): string {
  const [, group, name, more] = splitPointer(reference)
  return reference.startsWith('#/components/schemas/') && group === 'schemas' && name !== undefined && more === undefined ? joinPointer('components', 'schemas', rename(name)) : reference
}

/** Whether a field of a form, or each of its items, may be a file; objects are JSON. */
function isPart(document: OpenApiDocument, schema: Schema): boolean {
  const { items } = follow<Schema>(document, schema)
  return isFile(document, items ?? schema)
}

const isFile = (document: OpenApiDocument, schema: Schema): boolean => !someAlternative(document, schema, (one) => isObjectSchema(one) || isList(one))

/** The fields of a schema, and of what it extends, that are marked anywhere in it. */
function markedFields(document: OpenApiDocument, schema: Schema, mark: 'readOnly' | 'writeOnly', depth = 0): Set<string> {
  const { properties = {}, allOf = [] } = follow<Schema>(document, schema)
  const own = Object.keys(properties).filter((name) => isMarked(document, properties[name], mark))
  return new Set([...own, ...(depth < 20 ? allOf.flatMap((one) => [...markedFields(document, one, mark, depth + 1)]) : [])])
}

/** Whether a field is marked: where it stands, in the component that it names, or in a part of its `allOf`. */
export function isMarked(document: OpenApiDocument, schema: Schema | undefined, mark: 'readOnly' | 'writeOnly', depth = 0): boolean {
  if (!isObject(schema) || depth > 20) return false
  const own = follow<Schema>(document, schema)
  return schema[mark] === true || own[mark] === true || (own.allOf ?? []).some((part) => isMarked(document, part, mark, depth + 1))
}

/** The marks of every component, with those of what it leads to, and under `''` those of all other schemas. */
function marksOf(document: OpenApiDocument): Map<string, Marks> {
  const own = new Map<string, Marks>([['', new Set()]])
  const targets = new Map<string, Set<string>>()
  const collect = (name: string, schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    const marks = own.get(name) ?? new Set()
    own.set(name, marks)
    const { $ref, properties = {} } = schema as Schema
    // The mark of a whole schema makes a difference only to those that have it for a field.
    for (const mark of ['readOnly', 'writeOnly'] as const) if (Object.values(properties).some((field) => isMarked(document, field, mark))) marks.add(mark)
    if (isBinary(schema as Schema)) marks.add('binary')
    if ($ref) {
      const [, , target = ''] = splitPointer($ref)
      targets.set(target, (targets.get(target) ?? new Set()).add(name))
    }
    mapParts(schema as Record<string, unknown>, (part) => collect(name, part))
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) collect(name, schema)
  changeSchemas(document, (schema, use) => (use && collect('', schema), schema))
  // What a component has, those that refer to it have, too.
  const open = [...own].flatMap(([name, marks]) => [...marks].map((mark) => ({ name, mark })))
  for (const { name, mark } of open) {
    for (const user of targets.get(name) ?? []) {
      const marks = own.get(user)
      if (!marks || marks.has(mark)) continue
      marks.add(mark)
      open.push({ name: user, mark })
    }
  }
  return own
}
