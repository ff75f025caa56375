import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { isPreview } from '../environment/is-preview'
import { findBlock } from '../registry'
import { BlockTree, idPrefixOf, type BlockTreeProps } from './block-tree'
import type { BlockFrame } from './placed-block'
import { collectMissed } from './missed'

export interface OpenBlockOptions extends BlockTreeProps {
  element: HTMLElement
  /** What the reader did before the code was there, in order. */
  missed: readonly Event[]
}

/** A block that has come to life. */
export interface OpenBlock {
  /** Told when something of the page around it changes. */
  update(frame: BlockFrame): void
  close(): void
}

/** The code of a block; nothing for one that nobody knows. */
export async function loadParts(name: string): Promise<Pick<BlockTreeProps, 'View' | 'load'>> {
  const known = findBlock(name)
  const [View, load] = await Promise.all([known?.view(), known?.load?.()])
  return { View, load }
}

/** Brings a block to life in its element: takes over the HTML that is there, or draws it. */
export function openBlock({ element, missed, frame, ...tree }: OpenBlockOptions): OpenBlock {
  const options = { identifierPrefix: idPrefixOf(tree.block) }
  const render = (root: Root, next: BlockFrame) => root.render(<BlockTree {...tree} frame={next} />)
  let root: Root
  // The API leaves out for visitors what nobody knows; editors are told.
  element.hidden = !tree.View && !isPreview(frame.environment.search)

  if (element.hasChildNodes()) {
    const replay = collectMissed(missed)
    // The server knew nothing of the query; so the first render, which must equal its, does not either.
    const first = { ...frame, environment: { ...frame.environment, search: '' } }
    root = flushSync(() => hydrateRoot(element, <BlockTree {...tree} frame={first} />, options))
    // At once, since what the reader did waits for it.
    flushSync(() => render(root, frame))
    replay()
  } else {
    root = createRoot(element, options)
    startTransition(() => render(root, frame))
  }

  return {
    update: (next) => render(root, next),
    // React refuses to take a tree down while it renders another.
    close: () => void setTimeout(() => root.unmount()),
  }
}
