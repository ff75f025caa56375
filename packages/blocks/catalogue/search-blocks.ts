import type { CatalogueBlock } from './list-states'

/** The blocks and states in whose names all words are found; a block whose own name has them, with all its states. */
export function searchBlocks(blocks: readonly CatalogueBlock[], words: string): readonly CatalogueBlock[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return blocks
  return blocks
    .map((block) => ({ ...block, states: block.states.filter((state) => wanted.every((word) => `${block.name} ${block.id} ${state.kind} ${state.name}`.toLowerCase().includes(word))) }))
    .filter(({ states }) => states.length > 0)
}
