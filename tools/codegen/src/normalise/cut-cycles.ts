import type { OpenApiDocument, Schema } from '../model/document'
import { componentName } from '../model/shape'
import { isAnnotation } from './plain-schemas'

/**
 * Takes out, in place, what leads a component back to itself with nothing but choices on the way, which no type of TypeScript may do:
 *
 * - What a component extends is not once more what that lets choose. `Cat: allOf [Pet, …]`, where `Pet` is `Cat` or `Dog`: of `Pet` only
 *   the fields beside the choice are left.
 * - What may be itself is what it may be besides. Of `Self: string or Self` string is left; where the way leads through other
 *   components, their other choices stay.
 */
export function cutCycles(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {}
  const replace = (change: (schema: Schema, name: string) => Schema): void => {
    const circular = Object.entries(schemas).filter(([name, schema]) => leadsTo(schemas, name, schema))
    Object.assign(schemas, Object.fromEntries(circular.map(([name, schema]) => [name, change(schema, name)])))
  }
  replace((schema, name) => extendWithoutChoice(schemas, schema, name))
  replace((schema, name) => flatten(schemas, schema, name, new Set([name])))
}

type Schemas = Record<string, Schema>

/** By way of nothing but references, choices and what is extended. */
function leadsTo(schemas: Schemas, name: string, schema: Schema | undefined, seen = new Set<string>()): boolean {
  return partsOf(schema).some((part) => {
    const own = nameOf(part)
    if (own === undefined) return leadsTo(schemas, name, part, seen)
    return own === name || (!seen.has(own) && leadsTo(schemas, name, schemas[own], seen.add(own)))
  })
}

/** Each `allOf` of a component without the choices that lead back to it. */
function extendWithoutChoice(schemas: Schemas, schema: Schema, holder: string): Schema {
  return mapLists(schema, (part, key) => (key === 'allOf' ? withoutWayBack(schemas, part, holder, []) : extendWithoutChoice(schemas, part, holder)))
}

function withoutWayBack(schemas: Schemas, part: Schema, holder: string, inside: readonly string[]): Schema | undefined {
  const own = nameOf(part)
  if (own === holder || (own !== undefined && inside.includes(own))) return undefined
  if (!leadsTo(schemas, holder, part)) return part
  if (own !== undefined) return withoutWayBack(schemas, schemas[own] ?? {}, holder, [...inside, own])
  const { oneOf, anyOf, discriminator, ...rest } = part
  const leadsBack = (choices: Schema[] = []) => choices.some((choice) => nameOf(choice) === holder || leadsTo(schemas, holder, choice))
  const kept = { ...rest, ...(!leadsBack(oneOf) && { oneOf, discriminator }), ...(!leadsBack(anyOf) && { anyOf, discriminator }) }
  const said = mapLists(withoutUndefined(kept), (one, key) => (key === 'allOf' ? withoutWayBack(schemas, one, holder, inside) : one))
  return Object.keys(said).every(isAnnotation) ? undefined : said
}

/** @param seen the components whose choices are there already */
function flatten(schemas: Schemas, schema: Schema, holder: string, seen: Set<string>): Schema {
  const own = nameOf(schema)
  if (own !== undefined) return seen.has(own) ? {} : flatten(schemas, schemas[own] ?? {}, holder, seen.add(own))
  return mapLists(schema, (part, key) => {
    const target = nameOf(part)
    if (target === undefined ? !leadsTo(schemas, holder, part) : target !== holder && !leadsTo(schemas, holder, schemas[target])) return part
    if (target !== undefined && seen.has(target)) return undefined
    const flat = flatten(schemas, part, holder, seen)
    return key === 'allOf' ? flat : (onlyChoices(flat) ?? flat)
  })
}

/** With other parts in `oneOf`, `anyOf` and `allOf`, each as many as `change` gives; a list of none is left out. */
function mapLists(schema: Schema, change: (part: Schema, key: 'oneOf' | 'anyOf' | 'allOf') => Schema | Schema[] | undefined): Schema {
  const changed = { ...schema }
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    const parts = schema[key]?.flatMap((part) => change(part, key) ?? [])
    if (parts?.length === 0) delete changed[key]
    else if (parts) changed[key] = parts
  }
  return changed
}

const nameOf = ({ $ref }: Schema): string | undefined => ($ref === undefined ? undefined : componentName($ref))

function partsOf(schema: Schema = {}): Schema[] {
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema
  return [...($ref === undefined ? [] : [{ $ref }]), ...oneOf, ...anyOf, ...allOf]
}

/** The choices of a schema that is nothing else. */
function onlyChoices(schema: Schema): Schema[] | undefined {
  const [key, ...others] = Object.keys(schema).filter((one) => !isAnnotation(one))
  return others.length === 0 && (key === 'oneOf' || key === 'anyOf') ? schema[key] : undefined
}

function withoutUndefined(schema: Schema): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}
