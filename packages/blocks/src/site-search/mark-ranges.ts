import type { Schema } from '@university/api-client/types'

/** A text cut where its marks begin and end. Ranges count UTF-16 units, as JavaScript does. */
export function markRanges({ text, marks }: Schema<'SearchSnippet'>): { text: string; isMarked: boolean }[] {
  const parts: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { start, end } of marks) {
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false })
    parts.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false })
  return parts
}
