import { islandCode, type IslandCode } from '../island/island-code'
import type { PlacedBlockProps } from './load-block'

const codes = new Map<string, IslandCode<PlacedBlockProps>>()

/** The code of a block in a page, by its name. The list of all blocks is in a chunk of its own, and not in what every page starts with. */
export function blockCode(name: string): IslandCode<PlacedBlockProps> {
  const code = codes.get(name) ?? islandCode(() => import(/* webpackChunkName: "open-block" */ './load-block').then(({ loadBlock }) => loadBlock(name)), 'in place')
  codes.set(name, code)
  return code
}
