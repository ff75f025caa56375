import type { OpenApiDocument, Schema } from './document'
import { componentName } from './graphql/shape'

/**
 * Takes out, in place, what leads a component back to itself with nothing but choices on the way, which no type of TypeScript may do and
 * which says nothing: of `Self: string or Self` string is left. Where the way leads through other components, their other choices stay.
 */
export function cutCircles(document: OpenApiDocument): void {
  const schemas = document.components?.schemas ?? {}
  const leadsTo = (name: string, schema: Schema | undefined, seen = new Set<string>()): boolean =>
    partsOf(schema).some((part) => {
      const own = nameOf(part)
      if (own === undefined) return leadsTo(name, part, seen)
      return own === name || (!seen.has(own) && leadsTo(name, schemas[own], seen.add(own)))
    })

  /** @param inside the components that the schema stands in, the outermost first; @returns nothing where it leads back to one of them */
  const cut = (schema: Schema, inside: [string, ...string[]]): Schema | undefined => {
    const own = nameOf(schema)
    if (own !== undefined) {
      const target = schemas[own]
      if (inside.includes(own)) return undefined
      return target && leadsTo(inside[0], target) ? cut(target, [...inside, own]) : schema
    }
    const rest = { ...schema }
    for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
      const kept = schema[key]?.flatMap((part) => {
        const one = cut(part, inside)
        const choices = one === part ? undefined : onlyChoices(one)
        return key === 'allOf' ? (one ?? []) : (choices ?? one ?? [])
      })
      if (kept?.length === 0) delete rest[key]
      else if (kept) rest[key] = kept
    }
    return rest
  }

  const circular = Object.entries(schemas).filter(([name, schema]) => leadsTo(name, schema))
  for (const [name, schema] of circular.map(([name, schema]): [string, Schema] => [name, cut(schema, [name]) ?? {}])) schemas[name] = schema
}

const nameOf = ({ $ref }: Schema): string | undefined => ($ref === undefined ? undefined : componentName($ref))

function partsOf(schema: Schema = {}): Schema[] {
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema
  return [...($ref === undefined ? [] : [{ $ref }]), ...oneOf, ...anyOf, ...allOf]
}

/** The choices of a schema that is nothing else. */
function onlyChoices(schema: Schema = {}): Schema[] | undefined {
  const [key, ...others] = Object.keys(schema)
  return others.length === 0 && (key === 'oneOf' || key === 'anyOf') ? schema[key] : undefined
}
