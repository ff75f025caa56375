import type { MediaType, OpenApiDocument, Schema } from './document'
import { isBinary } from './is-binary'
import { follow } from './operations'

/**
 * The media types of the parts of a multipart body that need one: where the document names one, and JSON for objects.
 * Files bring their own, and other parts are plain text anyway.
 */
export function partTypes(document: OpenApiDocument, { schema, encoding }: MediaType): Record<string, string> {
  const types = Object.entries(propertiesOf(document, schema)).flatMap(([name, property]): [string, string][] => {
    const own = follow<Schema>(document, property)
    const part = own.items ? follow<Schema>(document, own.items) : own
    if (isBinary(part)) return []
    const type = encoding?.[name]?.contentType ?? part.contentMediaType ?? (isObjectType(part) ? 'application/json' : 'text/plain')
    return /[*,]|^text\/plain$/i.test(type) ? [] : [[name, type]]
  })
  return Object.fromEntries(types)
}

/** With those that `allOf` adds. */
export function propertiesOf(document: OpenApiDocument, schema: Schema = {}, depth = 0): Record<string, Schema> {
  const { properties, allOf = [] } = follow<Schema>(document, schema)
  return Object.assign({}, ...(depth < 20 ? allOf.map((one) => propertiesOf(document, one, depth + 1)) : []), properties) as Record<string, Schema>
}

function isObjectType({ type, properties, allOf }: Schema): boolean {
  return [type].flat().includes('object') || properties !== undefined || allOf !== undefined
}
