import type { components } from '@university/api-schema/types'
import { document } from './document'

type Schemas = components['schemas']

/** How many characters the contract lets a text have. */
export function longestText<Name extends keyof Schemas>(schema: Name, field: keyof Schemas[Name] & string): number {
  const properties = document.components.schemas[schema]?.['properties'] as Record<string, { maxLength?: number }>
  const longest = properties[field]?.maxLength
  if (longest === undefined) throw new Error(`the contract does not say how long ${schema}.${field} may be`)
  return longest
}
