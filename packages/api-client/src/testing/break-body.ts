import { fits } from './data/fits'
import { isObject, type JsonObject, type Schema } from './data/json-schema'

/**
 * The like of a body, but breaking its schema.
 *
 * @throws Error when the schema allows everything
 */
export function breakBody(schemaAt: (reference: string) => Schema, schema: Schema, body: unknown): unknown {
  for (const broken of waysToBreak(body)) if (!fits(schemaAt, schema, broken)) return broken
  throw new Error('The contract allows any body, so none breaks it')
}

/** From a missing field to something else altogether. */
function* waysToBreak(body: unknown): Generator {
  if (Array.isArray(body)) for (const broken of waysToBreak(body[0])) yield [broken, ...(body.slice(1) as unknown[])]
  if (isObject(body)) {
    for (const name of Object.keys(body)) yield without(body, name)
    for (const name of Object.keys(body)) yield { ...body, [name]: { unexpected: true } }
  }
  yield* [null, {}, [], 0, 'unexpected', true]
}

function without(body: JsonObject, name: string): JsonObject {
  const { [name]: _left, ...rest } = body
  return rest
}
