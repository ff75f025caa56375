import { renderToString } from 'react-dom/server'
import { registry } from '../registry'
import type { BlockLoader, BlockView } from './block-definition'
import { BlockTree, idPrefixOf } from './block-tree'
import { serverBlocks } from './server-blocks'

interface Parts {
  View: BlockView<never, never>
  load: BlockLoader<never, unknown> | undefined
}

let preparing: Promise<void> | undefined

/** Loads all blocks, once, so that a page can be rendered with those in it. For the server render alone. */
export function prepareServerBlocks(): Promise<void> {
  preparing ??= prepare()
  return preparing
}

async function prepare(): Promise<void> {
  const parts = new Map<string, Parts>()
  for (const [name, { view, load }] of Object.entries(registry)) parts.set(name, { View: await view(), load: await load?.() })
  serverBlocks.render = (block, frame) => {
    const known = parts.get(block.name)
    return known ? renderToString(<BlockTree block={block} frame={frame} {...known} />, { identifierPrefix: idPrefixOf(block) }) : ''
  }
}
