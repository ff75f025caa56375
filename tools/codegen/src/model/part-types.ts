import type { Encoding, MediaType, OpenApiDocument, Schema } from './document'
import { isBinary } from './is-binary'
import { follow } from './operations'

/**
 * The media types of the parts of a multipart body that need one: where the document names one, and JSON for objects.
 * Files bring their own, and other parts are plain text anyway.
 */
export function partTypes(document: OpenApiDocument, { schema, encoding }: MediaType): Record<string, string> {
  const types = Object.entries(propertiesOf(document, schema)).flatMap(([name, property]): [string, string][] => {
    const part = partOf(document, property)
    // A style makes plain text of a field, whatever its type.
    if (isBinary(part) || isStyled(encoding?.[name] ?? {})) return []
    const type = encoding?.[name]?.contentType ?? part.contentMediaType ?? (isObjectType(part) ? 'application/json' : 'text/plain')
    return /[*,]|^text\/plain$/i.test(type) ? [] : [[name, type]]
  })
  return Object.fromEntries(types)
}

/** The fields of a multipart body that are written by a style; files are not. */
export function partStyles(document: OpenApiDocument, { schema, encoding = {} }: MediaType): [name: string, encoding: Encoding][] {
  const properties = propertiesOf(document, schema)
  return Object.entries(encoding).filter(([name, one]) => isStyled(one) && !isBinary(partOf(document, properties[name] ?? {})))
}

/** Whether a field of a form is written by a style, rather than by its media type. */
export const isStyled = ({ style, explode, allowReserved }: Encoding): boolean => (style ?? explode ?? allowReserved) !== undefined

/** With those that `allOf` adds. */
export function propertiesOf(document: OpenApiDocument, schema: Schema = {}, depth = 0): Record<string, Schema> {
  const { properties, allOf = [] } = follow<Schema>(document, schema)
  return Object.assign({}, ...(depth < 20 ? allOf.map((one) => propertiesOf(document, one, depth + 1)) : []), properties) as Record<string, Schema>
}

/** A field, or of a list each of its items. */
function partOf(document: OpenApiDocument, property: Schema): Schema {
  const own = follow<Schema>(document, property)
  return own.items ? follow<Schema>(document, own.items) : own
}

function isObjectType({ type, properties, allOf }: Schema): boolean {
  return [type].flat().includes('object') || properties !== undefined || allOf !== undefined
}
