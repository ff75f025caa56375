import { pascalCase, unusedName } from '../code/names'
import { isList, isObjectSchema, someAlternative } from '../model/alternatives'
import { perDocument, type OpenApiDocument, type Schema } from '../model/document'
import { isBinary } from '../model/is-binary'
import { follow } from '../model/operations'
import { propertiesOf } from '../model/part-types'
import { isObject, joinPointer, splitPointer } from '../model/pointer'
import { forEachPart, forEachSchema, mapParts, walkSchemas, withSchemas, type Use } from '../model/schema-parts'

/**
 * A copy of the document whose schemas say what is really sent and read: requests are without what is `readOnly`, answers without
 * what is `writeOnly`, and bytes within JSON are text. A component that means different things in different places becomes
 * several: `User` for what is read, `UserRequest` for what is sent, `UserForm` for what is sent as a form. The document itself
 * where no schema makes such a difference.
 */
export const splitSchemas = perDocument(split)

/** In one of its uses, and without fields that what it stands for a part of does not have there. */
interface Variant {
  use: Use
  without: ReadonlySet<string>
  name: string
}

type Rename = (name: string, use: Use, without: ReadonlySet<string>) => string

/** What makes a difference in a schema, or in what it leads to. */
type Marks = Set<'readOnly' | 'writeOnly' | 'binary'>

function split(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {} } = document.components ?? {}
  const marks = marksOf(document)
  const some: Marks = new Set([...marks.values()].flatMap((own) => [...own]))
  if (some.size === 0) return document

  const variants = new Map<string, Map<string, Variant>>()
  const see = (schema: unknown, use: Use, without?: ReadonlySet<string>): void => {
    const note: Rename = (name, inner, dropped) => {
      const known = variants.get(name) ?? new Map<string, Variant>()
      variants.set(name, known)
      const effect = effectOf(marks.get(name), inner, dropped)
      if (known.has(effect)) return name
      known.set(effect, { use: inner, without: dropped, name })
      see(schemas[name], inner, dropped)
      return name
    }
    specialise(document, some, schema, use, note, without)
  }
  forEachSchema(document, (schema, use) => use && see(schema, use))

  const taken = new Set(Object.keys(schemas))
  for (const byEffect of variants.values()) {
    const [, ...others] = inOrder(byEffect.values())
    for (const variant of others) {
      const names = namesFor(variant, others)
      variant.name = names.find((name) => !taken.has(name)) ?? unusedName(names.at(-1) ?? variant.name, (candidate) => taken.has(candidate))
      taken.add(variant.name)
    }
  }

  const rename: Rename = (name, use, without) => variants.get(name)?.get(effectOf(marks.get(name), use, without))?.name ?? name
  const copy = withSchemas(document, (schema, use) => (use ? specialise(document, some, schema, use, rename) : schema))
  const all = Object.entries(schemas).flatMap(([name, schema]): [string, Schema][] => {
    const own = inOrder(variants.get(name)?.values() ?? [])
    return own.length === 0 ? [[name, schema]] : own.map((variant) => [variant.name, specialise(document, some, schema, variant.use, rename, variant.without) as Schema])
  })
  if (copy.components) copy.components.schemas = Object.fromEntries(all)
  return copy
}

/** The first of them keeps its name. */
function inOrder(variants: Iterable<Variant>): Variant[] {
  const rank = ({ use: { sent, files }, without }: Variant) => Number(sent) + 2 * Number(files) + 4 * Number(without.size > 0)
  return [...variants].sort((one, other) => rank(one) - rank(other))
}

/** What a variant is, beside the one that keeps its name; two of a kind differ in what they lack. A form that is read beside one that is sent is the answer's. */
function namesFor({ name, use: { sent, files }, without }: Variant, others: Variant[]): string[] {
  const isAnswer = files && !sent && others.some(({ use }) => use.files && use.sent)
  const plain = name + (isAnswer ? 'FormAnswer' : files ? 'Form' : 'Request')
  return without.size === 0 ? [plain] : [plain, `${plain}Without${[...without].sort().map(pascalCase).join('And')}`]
}

/** Uses with the same effect share a variant. */
function effectOf(marks: Marks = new Set(), { sent, files }: Use, without: ReadonlySet<string>): string {
  return [marks.has(sent ? 'readOnly' : 'writeOnly') && (sent ? 'sent' : 'read'), marks.has('binary') && files && 'files', ...[...without].sort().map((name) => `without ${name}`)].filter(Boolean).join(' ')
}

/**
 * A schema as it is for a use; `rename` says what a component is called there.
 *
 * @param some the marks that there are in the document
 * @param dropped the fields that what is around it does without
 */
function specialise(document: OpenApiDocument, some: Marks, schema: unknown, use: Use, rename: Rename, dropped: ReadonlySet<string> = new Set()): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const own = schema as Schema
  const mark = use.sent ? 'readOnly' : 'writeOnly'
  if (own.$ref) {
    return { ...own, $ref: renameReference(own.$ref, (name) => rename(name, use, lackedHere(document, own, mark, dropped))) }
  }
  const absent = some.has(mark) && (own.allOf || own.properties) ? new Set([...dropped, ...markedFields(document, own, mark)]) : dropped
  const kept = withoutFields(own, absent)
  let changed = isBinary(own) && !use.files ? asText(kept) : kept
  const mapping = own.discriminator?.mapping
  if (own.discriminator && mapping) {
    const renamed = Object.entries(mapping).map(([value, target]) => [value, renameReference(target, (name) => rename(name, use, new Set()))])
    changed = { ...changed, discriminator: { ...own.discriminator, mapping: Object.fromEntries(renamed) as Record<string, string> } }
  }
  return mapParts(changed as Record<string, unknown>, (part, key) => {
    const isPiece = key === 'allOf' || key === 'anyOf' || key === 'oneOf'
    const files = use.files && isObject(part) && (isPiece || isPart(document, part))
    return specialise(document, some, part, { ...use, files }, rename, isPiece ? absent : undefined)
  })
}

function withoutFields(schema: Schema, names: ReadonlySet<string>): Schema {
  if (names.size === 0) return schema
  const { properties, required } = schema
  const kept = properties && Object.fromEntries(Object.entries(properties).filter(([name]) => !names.has(name)))
  return { ...schema, ...(kept && { properties: kept }), ...(required && { required: required.filter((name) => !names.has(name)) }) }
}

function asText({ format: _format, contentMediaType: _contentMediaType, ...schema }: Schema): Schema {
  return { ...schema, type: schema.type ?? 'string' }
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

/** The fields that a component lacks only here, for what extends it marks them. */
function lackedHere(document: OpenApiDocument, schema: Schema, mark: 'readOnly' | 'writeOnly', dropped: ReadonlySet<string>): ReadonlySet<string> {
  if (dropped.size === 0) return dropped
  const marked = markedFields(document, schema, mark)
  return new Set(Object.keys(propertiesOf(document, schema)).filter((name) => dropped.has(name) && !marked.has(name)))
}

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

function usedMarks(document: OpenApiDocument): Set<'readOnly' | 'writeOnly'> {
  const used = new Set<'readOnly' | 'writeOnly'>()
  walkSchemas(document, ({ readOnly, writeOnly }) => {
    if (readOnly === true) used.add('readOnly')
    if (writeOnly === true) used.add('writeOnly')
  })
  return used
}

/** The marks of every component, with those of what it leads to, and under `''` those of all other schemas. */
function marksOf(document: OpenApiDocument): Map<string, Marks> {
  const own = new Map<string, Marks>([['', new Set()]])
  const targets = new Map<string, Set<string>>()
  const used = usedMarks(document)
  const collect = (name: string, schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    const marks = own.get(name) ?? new Set()
    own.set(name, marks)
    const { $ref, properties = {} } = schema as Schema
    // The mark of a whole schema makes a difference only to those that have it for a field.
    for (const mark of used) if (Object.values(properties).some((field) => isMarked(document, field, mark))) marks.add(mark)
    if (isBinary(schema as Schema)) marks.add('binary')
    if ($ref) {
      const [, , target = ''] = splitPointer($ref)
      targets.set(target, (targets.get(target) ?? new Set()).add(name))
    }
    forEachPart(schema as Record<string, unknown>, (part) => collect(name, part))
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) collect(name, schema)
  forEachSchema(document, (schema, use) => use && collect('', schema))
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
