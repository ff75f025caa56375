import { useState } from 'react'
import { useIsHydrating } from '../environment/use-is-hydrating'
import { BuiltIsland } from './built-island'
import { DrawnIsland } from './drawn-island'
import type { IslandCode, Wait } from './island-code'

export interface IslandProps<Props> {
  /** Of its element; the fragment of an address may name it. */
  id: string
  code: IslandCode<Props>
  props: Props
  /** Fetches what it says beside what the page says; the same function every time. */
  loadMessages?: () => Promise<unknown>
  /** Whether a query in the address wakes it. Default false. */
  followsQuery?: boolean
  /** What else wakes it beside a touch. */
  wokenBy?: Wait
  className?: string | undefined
  /** Of a block of editors: its name. */
  'data-block'?: string
}

/**
 * A part of a page whose HTML the build makes and whose code comes late. The HTML stays as it is until the reader touches it or something of
 * {@link IslandProps} wakes it, at once where the build has nothing to show (`data-missing`), or, as soon as there is time, where what it says has run out (`data-until`):
 * then its code comes, takes the HTML over in a tree of its own, and does what the reader wanted meanwhile. On a page that was come to from another it is a component like any other.
 * Figures: docs/decisions/0029-islands.md.
 */
export function Island<Props extends object>(props: IslandProps<Props>) {
  const [isBuilt] = useState(useIsHydrating())
  return isBuilt ? <BuiltIsland {...props} /> : <DrawnIsland {...props} />
}
