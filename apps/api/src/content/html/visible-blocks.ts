import type { components } from '@university/api-schema/types'
import { namesOf } from '../languages'
import { readBlock } from './blocks'
import { isKnownBlock } from './known-blocks'
import { without } from './sanitise'

type Page = components['schemas']['Page']

/** The page as visitors are shown it: without the blocks that an editor got wrong. */
export function withVisibleBlocks<Item extends Page>(page: Item): Item {
  const blocks = page.blocks.filter(isKnownBlock)
  if (blocks.length === page.blocks.length) return page

  const texts = Object.entries(page).filter((field): field is [string, string] => namesOf('content').includes(field[0]) && typeof field[1] === 'string')
  const isHidden = (attributes: Record<string, string>) => {
    const block = readBlock(attributes)
    return block !== undefined && !isKnownBlock(block)
  }
  return { ...page, blocks, ...Object.fromEntries(texts.map(([name, html]) => [name, without(html, ({ attributes }) => isHidden(attributes))])) }
}
