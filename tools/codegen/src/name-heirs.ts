import type { OpenApiDocument, Schema } from './document'
import { unusedName } from './names'
import { isObject, joinPointer, splitPointer } from './pointer'
import { changeSchemas, mapParts } from './schema-parts'
import { splitSchemas } from './split-schemas'
import { heirsOf, valuesByChoice } from './write-mappings'

/**
 * The document for those who write types, as `splitSchemas` has it. Where a value is asked for that has a discriminator and heirs, it is one of
 * these, `AnyPet` beside `Pet`, so that the discriminator tells which. What extends it goes on extending it.
 */
export function typedSchemas(document: OpenApiDocument): OpenApiDocument {
  const known = documents.get(document) ?? nameHeirs(document)
  documents.set(document, known)
  return splitSchemas(known)
}

const documents = new WeakMap<OpenApiDocument, OpenApiDocument>()

function nameHeirs(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {} } = document.components ?? {}
  const families = new Map<string, Schema>()
  const renamed = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    const family = familyOf(document, name, schema)
    if (!family) continue
    const own = unusedName(`Any${name}`, (candidate) => candidate in schemas || families.has(candidate))
    families.set(own, family)
    renamed.set(pointerTo(name), pointerTo(own))
  }
  if (families.size === 0) return document
  const copy = structuredClone(document)
  changeSchemas(copy, (schema) => meanHeirs(schema, renamed))
  Object.assign(copy.components?.schemas ?? {}, Object.fromEntries(families))
  return copy
}

/** What a value of a component is one of, itself by its own name among them; undefined where it has no heirs that its discriminator tells apart. */
function familyOf(document: OpenApiDocument, name: string, { discriminator, ...base }: Schema): Schema | undefined {
  if (typeof discriminator?.propertyName !== 'string' || base.oneOf || base.anyOf) return undefined
  const reference = pointerTo(name)
  const { propertyName, mapping = {} } = discriminator
  const mapped = new Set(Object.values(mapping))
  const all = heirsOf(document, reference)
  const heirs = (mapped.size > 0 ? all.filter((heir) => mapped.has(heir)) : all).map(($ref) => ({ $ref }))
  const values = heirs.length > 0 ? valuesByChoice(document, { oneOf: heirs, discriminator }, false) : undefined
  if (!values) return undefined
  const own = mapped.size > 0 ? Object.keys(mapping).filter((value) => mapping[value] === reference) : [name]
  const itself = { ...base, properties: { ...base.properties, [propertyName]: { type: 'string', enum: own } } }
  // By a mapping of their own the heirs have their values already.
  return { oneOf: [...heirs, ...(own.length > 0 ? [itself] : [])], ...(mapped.size === 0 && { discriminator: { propertyName, mapping: values } }) }
}

/** With the heirs for each base that is not extended where it stands. */
function meanHeirs(schema: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (!isObject(schema)) return schema
  const { $ref, allOf, oneOf, anyOf, properties, discriminator } = schema as Schema
  const isExtension = allOf !== undefined && (allOf.length > 1 || properties !== undefined)
  const isFamily = discriminator !== undefined && (oneOf ?? anyOf) !== undefined
  const changed = mapParts(schema, (part, key) => ((key === 'allOf' && isExtension) || (isFamily && /^(one|any)Of$/.test(key ?? '')) ? meanHeirsWithin(part, renamed) : meanHeirs(part, renamed)))
  return $ref === undefined ? changed : { ...changed, $ref: renamed.get(pointerOf($ref)) ?? $ref }
}

/** A reference to a base stays where it stands. */
function meanHeirsWithin(part: unknown, renamed: ReadonlyMap<string, string>): unknown {
  return isObject(part) && part.$ref !== undefined ? part : meanHeirs(part, renamed)
}

const pointerTo = (name: string): string => joinPointer('components', 'schemas', name)

const pointerOf = (reference: string): string => joinPointer(...splitPointer(reference))
