import fastJson, { type Schema } from 'fast-json-stringify'
import { document, documentId, type JsonObject, type Operation } from './document'

/**
 * Writes the answers of one operation. Only fields of the contract are written, so that a column or a key that is
 * stored beside them never leaks. Compiled with the first answer, to keep the start short.
 */
export function answerWriter({ answer: { schema } }: Operation): (value: unknown) => string {
  if (!schema) return () => ''
  let write: ((value: unknown) => string) | undefined
  return (value) => {
    write ??= fastJson(schema, { schema: { [documentId]: { components: { schemas: schemasOf(schema) } } as unknown as Schema } })
    return write(value)
  }
}

/** Those of the contract that a schema leads to. The compiler copies all that it is given, each time. */
function schemasOf(schema: JsonObject, found: Record<string, JsonObject> = {}): Record<string, JsonObject> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"[^"]*#\/components\/schemas\/(\w+)/g)) {
    const one = document.components.schemas[name]
    if (found[name] || !one) continue
    found[name] = one
    schemasOf(one, found)
  }
  return found
}
