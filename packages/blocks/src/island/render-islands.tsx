import { renderToString } from 'react-dom/server'
import { blockCode } from '../page-content/block-code'
import { registry } from '../registry'
import { loadIslands } from './island-code'
import { idPrefixOf, IslandTree } from './island-tree'
import { serverIslands } from './server-islands'

for (const name of Object.keys(registry)) blockCode(name)

serverIslands.render = (tree, id) => renderToString(<IslandTree {...tree} />, { identifierPrefix: idPrefixOf(id) })

/** Loads the code of all blocks and of the islands in the templates that are there. For the server render alone, before each page. */
export function prepareServerIslands(): Promise<void> {
  return loadIslands()
}
