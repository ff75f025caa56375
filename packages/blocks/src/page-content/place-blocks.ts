import { blockIds, blockKey, splitContent, type ContentPart } from '@university/api-client/page-anchors'
import type { KnownBlock, PlacedBlock } from './placed-block'

/** A piece of a page: rich text, or a block with what is known of it. */
export type PlacedPart = Extract<ContentPart, { kind: 'text' }> | { kind: 'block'; block: PlacedBlock }

/**
 * The pieces of a page in its order.
 *
 * @param html prepared: its headings have their ids
 * @param known in any order
 */
export function placeBlocks(html: string, known: readonly KnownBlock[]): PlacedPart[] {
  const parts = splitContent(html)
  const all = parts.flatMap((part): KnownBlock[] => {
    if (part.kind === 'text') return []
    const { name, props } = part
    const found = known.find((candidate) => blockKey(candidate) === blockKey(part))
    return [{ name, props, initial: found?.initial, title: found?.title, hidden: found?.hidden }]
  })
  const ids = blockIds(all, html)
  const blocks = all.map((block, place): PlacedBlock => ({ ...block, id: ids[place] ?? '', place, all }))
  let place = 0
  return parts.flatMap((part): PlacedPart[] => {
    if (part.kind === 'text') return [part]
    const block = blocks[place++]
    return block ? [{ kind: 'block', block }] : []
  })
}
