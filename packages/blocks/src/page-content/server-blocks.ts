import type { BlockFrame, PlacedBlock } from './placed-block'

/**
 * What renders blocks into the HTML of a page. The server render fills it (render-blocks.ts) before the first page; in
 * the browser it stays empty, so that no page ships the server half of React or a block that it does not need.
 */
export const serverBlocks: { render?: (block: PlacedBlock, frame: BlockFrame) => string } = {}
