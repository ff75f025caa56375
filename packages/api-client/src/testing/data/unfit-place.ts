import type { Schema, SchemaObject } from './json-schema'

/**
 * Where the reason stands why no value fits a schema: the innermost part that no value fits.
 *
 * @returns a JSON pointer, from the last `$ref` on the way where there is one: `#/components/schemas/News/properties/kind`
 */
export function unfitPlace(schema: Schema, schemaAt: (reference: string) => Schema, hasValue: (schema: Schema) => boolean, place = '', seen = new Set<string>()): string {
  if (typeof schema === 'boolean') return place
  for (const [inner, part] of neededParts(schema, schemaAt, place)) {
    // A circle that nothing ends stands where it closes.
    if (seen.has(inner) || hasValue(part)) continue
    return unfitPlace(part, schemaAt, hasValue, inner, seen.add(inner))
  }
  return place
}

/** The parts that every value has to keep. */
function neededParts({ $ref, allOf = [], required = [], properties = {}, prefixItems = [], items, minItems = 0 }: SchemaObject, schemaAt: (reference: string) => Schema, place: string): [place: string, part: Schema][] {
  const named = required.flatMap((name): [string, Schema][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    return property === undefined ? [] : [[`${place}/properties/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, property]]
  })
  return [
    ...($ref === undefined ? [] : [[$ref, schemaAt($ref)] as [string, Schema]]),
    ...allOf.map((part, index): [string, Schema] => [`${place}/allOf/${index}`, part]),
    ...named,
    ...prefixItems.slice(0, minItems).map((part, index): [string, Schema] => [`${place}/prefixItems/${index}`, part]),
    ...(items !== undefined && minItems > prefixItems.length ? [[`${place}/items`, items] as [string, Schema]] : []),
  ]
}
