import { perDocument, type OpenApiDocument, type Schema } from '../model/document'
import { unusedName } from '../code/names'
import { isObject, joinPointer, splitPointer } from '../model/pointer'
import { mapParts, withSchemas } from '../model/schema-parts'
import { splitSchemas } from './split-schemas'
import { heirsOf, valuesByChoice } from '../normalise/write-mappings'

/**
 * The document for those who write types, as `splitSchemas` has it. Where a value is asked for that has a discriminator and heirs, it is one of
 * these, `AnyPet` beside `Pet`, so that the discriminator tells which. What extends it goes on extending it.
 */
export const typedSchemas = perDocument((document) => splitSchemas(nameHeirs(document, asChoice)))

/** The document for those who hold values against it: what has the name of an heir keeps what that demands, too. Of other names nothing is known. */
export const heldSchemas = (document: OpenApiDocument): OpenApiDocument => nameHeirs(document, asConditions)

/** What has a discriminator, and those who extend it. */
interface Family {
  base: Schema
  propertyName: string
  heirs: { $ref: string }[]
  /** References to the heirs, by value. */
  values: Record<string, string>
  /** The values that stand for the base itself. */
  own: string[]
}

function nameHeirs(document: OpenApiDocument, write: (family: Family) => Schema): OpenApiDocument {
  const { schemas = {} } = document.components ?? {}
  const families = new Map<string, Family>()
  const renamed = new Map<string, string>()
  for (const [name, schema] of Object.entries(schemas)) {
    const family = familyOf(document, name, schema)
    if (!family) continue
    const own = unusedName(`Any${name}`, (candidate) => candidate in schemas || families.has(candidate))
    families.set(own, family)
    renamed.set(pointerTo(name), pointerTo(own))
  }
  if (families.size === 0) return document
  const copy = withSchemas(document, (schema, use) => meanHeirs(schema, renamed, use === undefined))
  for (const [own, family] of families) Object.assign(copy.components?.schemas ?? {}, { [own]: write({ ...family, base: meanHeirs(family.base, renamed, true) as Schema }) })
  return copy
}

/** Undefined where a component has no heirs that its discriminator tells apart. */
function familyOf(document: OpenApiDocument, name: string, base: Schema): Family | undefined {
  const { discriminator, oneOf, anyOf } = base
  if (typeof discriminator?.propertyName !== 'string' || oneOf || anyOf) return undefined
  const reference = pointerTo(name)
  const { propertyName, mapping = {} } = discriminator
  const mapped = new Set(Object.values(mapping))
  const all = heirsOf(document, reference)
  const heirs = (mapped.size > 0 ? all.filter((heir) => mapped.has(heir)) : all).map(($ref) => ({ $ref }))
  const values = heirs.length > 0 ? valuesByChoice(document, { oneOf: heirs, discriminator }, false) : undefined
  const own = mapped.size > 0 ? Object.keys(mapping).filter((value) => mapping[value] === reference) : [name]
  return values && { base, propertyName, heirs, values, own }
}

/** What a value is one of, itself by its own name among them. */
function asChoice({ base: { discriminator, ...base }, propertyName, heirs, values, own }: Family): Schema {
  const isMapped = Object.keys(discriminator?.mapping ?? {}).length > 0
  const itself = { ...base, properties: { ...base.properties, [propertyName]: { type: 'string', enum: own } } }
  // By a mapping of their own the heirs have their values already.
  return { oneOf: [...heirs, ...(own.length > 0 ? [itself] : [])], ...(!isMapped && { discriminator: { propertyName, mapping: values } }) }
}

function asConditions({ base, propertyName, heirs, values }: Family): Schema {
  const hasValueOf = ({ $ref }: { $ref: string }): Schema => ({ required: [propertyName], properties: { [propertyName]: { enum: Object.keys(values).filter((value) => values[value] === $ref) } } })
  return { ...base, allOf: [...(base.allOf ?? []), ...heirs.map((heir) => ({ if: hasValueOf(heir), then: heir }))] }
}

/** With the heirs for each base that is not extended where it stands. @param isComponent then it extends what its `allOf` names, even if it adds nothing */
function meanHeirs(schema: unknown, renamed: ReadonlyMap<string, string>, isComponent = false): unknown {
  if (!isObject(schema)) return schema
  const { $ref, allOf, oneOf, anyOf, properties, discriminator } = schema as Schema
  const isExtension = allOf !== undefined && (isComponent || allOf.length > 1 || properties !== undefined)
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
