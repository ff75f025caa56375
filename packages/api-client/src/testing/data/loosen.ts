import { isObject } from './json-schema'

const loose = new WeakMap<object, object>()

/** A schema in which more than one choice of a `oneOf` may hold: where nothing tells the choices apart, to the letter no value fits. */
export function loosen<S>(schema: S): S {
  if (Array.isArray(schema)) return schema.map(loosen) as S
  if (!isObject(schema)) return schema
  const known = loose.get(schema) ?? withAnyOf(Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, loosen(one)])))
  loose.set(schema, known)
  return known as S
}

/** A property may be called `oneOf`, too. */
function withAnyOf({ oneOf, ...rest }: Record<string, unknown>): object {
  if (oneOf === undefined) return rest
  return Array.isArray(oneOf) && rest['anyOf'] === undefined ? { ...rest, anyOf: oneOf as unknown[] } : { ...rest, oneOf }
}
