import type { Placeholder } from '@university/api-client/page-anchors'

/** A block, and what is known of it. */
export interface KnownBlock extends Placeholder {
  /** What the build knows of its first screen; nothing where it could not be asked, or there is nothing to ask. */
  initial?: unknown
  /** What its heading says; nothing where it has none, or the build could not know. */
  title?: string | null | undefined
  /** True where visitors are not shown it: nobody knows the block, or its options do not fit. Only editors get to see it. */
  hidden?: boolean | null | undefined
}

/** A block at its place in a page. */
export interface PlacedBlock extends KnownBlock {
  /** What the fragment of an address names it by. */
  id: string
  /** Among the blocks of the page, from 0. */
  place: number
  /** All blocks of the page, in their order. */
  all: readonly KnownBlock[]
}
