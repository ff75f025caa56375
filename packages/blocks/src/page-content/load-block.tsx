import type { ComponentType } from 'react'
import { findBlock } from '../registry'
import { BlockTree, type BlockTreeProps } from './block-tree'

export type PlacedBlockProps = Pick<BlockTreeProps, 'block' | 'page'>

/** The code of a block, with what it needs around it; of one that nobody knows, what says so to editors. */
export async function loadBlock(name: string): Promise<ComponentType<PlacedBlockProps>> {
  const known = findBlock(name)
  const [View, load] = await Promise.all([known?.view(), known?.load?.()])
  return function Block(props) {
    return <BlockTree {...props} View={View} load={load} />
  }
}
