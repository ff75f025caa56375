import type { JsonObject } from '../../contract/document'
import type { FileLayout } from '../kind'

/** The opposite of splitting a list: children go back below their parents. */
export function toTree({ children, parent }: Extract<FileLayout, { form: 'list' }>, entries: JsonObject[]): JsonObject[] {
  if (!children || !parent) return entries
  const below = (id: unknown): JsonObject[] =>
    entries
      .filter((entry) => (entry[parent] ?? null) === id)
      .map((entry) => {
        const own = Object.fromEntries(Object.entries(entry).filter(([key]) => key !== parent))
        const inner = below(entry['id'])
        return inner.length > 0 ? { ...own, [children]: inner } : own
      })
  return below(null)
}
