import type { IslandTreeProps } from './island-tree'

/**
 * What renders islands into the HTML of a page. The server render fills it (render-islands.tsx) before the first page; in
 * the browser it stays empty, so that no page ships the server half of React or code that it does not need.
 */
export const serverIslands: { render?: (tree: IslandTreeProps<never>, id: string) => string } = {}
