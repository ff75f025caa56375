import type { OpenApiDocument } from '../model/document'
import { isObject } from '../model/pointer'
import { isValue, tables } from '../model/walk'

/** What only people read, and what no mock asks for. */
const forPeople = new Set(['description', 'summary', 'title', 'externalDocs', 'tags', 'deprecated', 'info', 'security', 'securitySchemes', 'webhooks', 'contact', 'license', 'openapi', 'jsonSchemaDialect'])

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
