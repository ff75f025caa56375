import { unusedName } from '../code/names'
import { perDocument, type OpenApiDocument, type Schema } from '../model/document'
import { isObject, joinPointer, splitPointer } from '../model/pointer'
import { mapParts, withSchemas } from '../model/schema-parts'
import { subtypesOf, valuesByChoice } from '../normalise/write-mappings'
import { splitSchemas } from './split-schemas'

/**
 * The document for those who write types, as `splitSchemas` has it. Where a value is asked for that has a discriminator and subtypes, it is one of
 * these, `AnyPet` beside `Pet`, so that the discriminator tells which. What extends it goes on extending it.
 */
export const typedSchemas = perDocument((document) => splitSchemas(nameSubtypes(document, asChoice)))

/** The document for those who hold values against it: what has the name of a subtype keeps what that demands, too. Of other names nothing is known. */
export const heldSchemas = (document: OpenApiDocument): OpenApiDocument => nameSubtypes(document, asConditions)

/** What has a discriminator, and those who extend it. */
interface Family {
  base: Schema
  propertyName: string
  subtypes: { $ref: string }[]
  /** References to the subtypes, by value. */
  values: Record<string, string>
  /** The values that stand for the base itself. */
  own: string[]
}

function nameSubtypes(document: OpenApiDocument, write: (family: Family) => Schema): OpenApiDocument {
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
  const copy = withSchemas(document, (schema, use) => meanSubtypes(schema, renamed, use === undefined))
  for (const [own, family] of families) Object.assign(copy.components?.schemas ?? {}, { [own]: write({ ...family, base: meanSubtypes(family.base, renamed, true) as Schema }) })
  return copy
}

/** Undefined where a component has no subtypes that its discriminator tells apart. */
function familyOf(document: OpenApiDocument, name: string, base: Schema): Family | undefined {
  const { discriminator, oneOf, anyOf } = base
  if (typeof discriminator?.propertyName !== 'string' || oneOf || anyOf) return undefined
  const reference = pointerTo(name)
  const { propertyName, mapping = {} } = discriminator
  const mapped = new Set(Object.values(mapping))
  const all = subtypesOf(document, reference)
  const subtypes = (mapped.size > 0 ? all.filter((subtype) => mapped.has(subtype)) : all).map(($ref) => ({ $ref }))
  const values = subtypes.length > 0 ? valuesByChoice(document, { oneOf: subtypes, discriminator }, false) : undefined
  const own = mapped.size > 0 ? Object.keys(mapping).filter((value) => mapping[value] === reference) : [name]
  return values && { base, propertyName, subtypes, values, own }
}

/** What a value is one of, itself by its own name among them. */
function asChoice({ base: { discriminator, ...base }, propertyName, subtypes, values, own }: Family): Schema {
  const isMapped = Object.keys(discriminator?.mapping ?? {}).length > 0
  const itself = { ...base, properties: { ...base.properties, [propertyName]: { type: 'string', enum: own } } }
  // By a mapping of their own the subtypes have their values already.
  return { oneOf: [...subtypes, ...(own.length > 0 ? [itself] : [])], ...(!isMapped && { discriminator: { propertyName, mapping: values } }) }
}

function asConditions({ base, propertyName, subtypes, values }: Family): Schema {
  const hasValueOf = ({ $ref }: { $ref: string }): Schema => ({ required: [propertyName], properties: { [propertyName]: { enum: Object.keys(values).filter((value) => values[value] === $ref) } } })
  return { ...base, allOf: [...(base.allOf ?? []), ...subtypes.map((subtype) => ({ if: hasValueOf(subtype), then: subtype }))] }
}

/** With the subtypes for each base that is not extended where it stands. @param isComponent then it extends what its `allOf` names, even if it adds nothing */
function meanSubtypes(schema: unknown, renamed: ReadonlyMap<string, string>, isComponent = false): unknown {
  if (!isObject(schema)) return schema
  const { $ref, allOf, oneOf, anyOf, properties, discriminator } = schema as Schema
  const isExtension = allOf !== undefined && (isComponent || allOf.length > 1 || properties !== undefined)
  const isFamily = discriminator !== undefined && (oneOf ?? anyOf) !== undefined
  const changed = mapParts(schema, (part, key) => ((key === 'allOf' && isExtension) || (isFamily && /^(one|any)Of$/.test(key ?? '')) ? meanSubtypesWithin(part, renamed) : meanSubtypes(part, renamed)))
  return $ref === undefined ? changed : { ...changed, $ref: renamed.get(pointerOf($ref)) ?? $ref }
}

/** A reference to a base stays where it stands. */
function meanSubtypesWithin(part: unknown, renamed: ReadonlyMap<string, string>): unknown {
  return isObject(part) && part.$ref !== undefined ? part : meanSubtypes(part, renamed)
}

const pointerTo = (name: string): string => joinPointer('components', 'schemas', name)

const pointerOf = (reference: string): string => joinPointer(...splitPointer(reference))
