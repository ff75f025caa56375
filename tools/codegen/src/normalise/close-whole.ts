import type { OpenApiDocument, Schema } from '../model/document'
import { propertiesOf } from '../model/part-types'
import { isObject, joinPointer } from '../model/pointer'
import { changeParts, changeSchemas } from '../model/schema-parts'

/**
 * Lets, in place, a schema that is closed by `additionalProperties: false` have the fields of what it extends. To the letter that
 * forbids all but its own `properties`, which contradicts its `allOf`; `unevaluatedProperties`, which knows both, is what is meant.
 *
 * @returns a line for each component that it has changed
 */
export function closeWhole(document: OpenApiDocument): string[] {
  const changed = new Set<unknown>()
  const close = (schema: unknown): unknown => {
    if (!isObject(schema)) return schema
    const own = changeParts(schema, close) as Schema & { unevaluatedProperties?: unknown }
    if (own.additionalProperties !== false || !own.allOf || (own.unevaluatedProperties ?? own.patternProperties) !== undefined) return own
    const { additionalProperties: closed, ...rest } = own
    const isContradictory = Object.keys(propertiesOf(document, rest)).some((name) => !Object.hasOwn(own.properties ?? {}, name))
    if (!isContradictory) return own
    const whole = { ...rest, unevaluatedProperties: closed }
    changed.add(whole)
    return whole
  }
  changeSchemas(document, close)
  const names = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => (changed.has(schema) ? name : []))
  return names.map((name) => `${joinPointer('components', 'schemas', name)}: additionalProperties: false forbids what allOf describes, so unevaluatedProperties is taken for it`)
}
