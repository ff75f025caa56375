import type { OpenApiDocument } from '../model/document'
import { isObject, joinPointer, splitPointer } from '../model/pointer'
import { DocumentProblem } from '../model/problem'
import { changeParts, changeSchemas, forEachPart } from '../model/schema-parts'

/**
 * Turns, in place, references by name (`#leaf`, of an `$anchor`) into pointers, which is all that the emitters know. A
 * `$dynamicRef` becomes a `$ref` to the `$dynamicAnchor` of that name: the same, unless several schemas have it. `$id`
 * goes, for the pointers start at the document.
 *
 * @throws DocumentProblem for a name that no schema has, or more than one
 */
export function resolveAnchors(document: OpenApiDocument, file: string): OpenApiDocument {
  const components = (document.components?.schemas ?? {}) as Record<string, unknown>
  const anchors = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(components)) collectAnchors(schema, ['components', 'schemas', name], anchors)

  const pointerTo = (name: string, keys: string[]): string => {
    const all = anchors.get(name) ?? []
    const near = all.filter((pointer) => splitPointer(pointer)[2] === keys[2])
    const [pointer, ...more] = near.length > 0 ? near : all
    if (pointer !== undefined && more.length === 0) return pointer
    throw new DocumentProblem(file, joinPointer(...keys), `#${name} is the anchor of ${all.length === 0 ? 'no schema' : `several schemas: ${all.join(', ')}`}`)
  }
  const resolve = (schema: unknown, keys: string[]): unknown => {
    if (!isObject(schema)) return schema
    changeParts(schema, (part, ...inner) => resolve(part, [...keys, ...inner]))
    const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamicAnchor, $dynamicRef: dynamicReference, ...changed } = schema
    const reference = dynamicReference ?? changed.$ref
    const name = typeof reference === 'string' ? /^#([^/]+)$/.exec(reference)?.[1] : undefined
    return name === undefined ? changed : { ...changed, $ref: pointerTo(name, keys) }
  }
  for (const [name, schema] of Object.entries(components)) components[name] = resolve(schema, ['components', 'schemas', name])
  changeSchemas(document, (schema) => resolve(schema, []))
  return document
}

function collectAnchors(schema: unknown, keys: string[], anchors: Map<string, string[]>): void {
  if (!isObject(schema)) return
  for (const name of new Set([schema.$anchor, schema.$dynamicAnchor])) {
    if (typeof name === 'string') anchors.set(name, [...(anchors.get(name) ?? []), joinPointer(...keys)])
  }
  forEachPart(schema, (part, ...inner) => collectAnchors(part, [...keys, ...inner], anchors))
}
