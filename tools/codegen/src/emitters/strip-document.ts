import type { OpenApiDocument } from './document'
import { isObject } from './pointer'

/** What only people read, and what no mock asks for. */
const forPeople = new Set(['description', 'summary', 'title', 'externalDocs', 'tags', 'deprecated', 'info', 'security', 'securitySchemes', 'webhooks', 'contact', 'license', 'openapi', 'jsonSchemaDialect'])

/** Values, to be left as they are. */
export const values: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value'])

/** Their keys are names. */
export const tables = new Set(
  `schemas responses parameters examples requestBodies headers links callbacks pathItems paths webhooks securitySchemes content encoding variables mapping
  properties patternProperties dependentSchemas dependentRequired $defs definitions`.split(/\s+/),
)

/** The document without what only people read. */
export function stripDocument(document: OpenApiDocument): Record<string, unknown> {
  return strip(document, false) as Record<string, unknown>
}

function strip(node: unknown, isTable: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => strip(item, false))
  if (!isObject(node)) return node
  const kept = Object.entries(node).filter(([key]) => isTable || !(forPeople.has(key) || (key.startsWith('x-') && key !== 'x-safe')))
  return Object.fromEntries(kept.map(([key, value]) => [key, isValue(key, value, isTable) ? value : strip(value, !isTable && tables.has(key))]))
}

/** `examples` is a list of values in a schema, and a table of objects beside one. */
export function isValue(key: string, value: unknown, isTable: boolean): boolean {
  return !isTable && (values.has(key) || (key === 'examples' && Array.isArray(value)))
}
