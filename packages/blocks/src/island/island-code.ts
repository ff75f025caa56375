import type { ComponentType } from 'react'

/** The code of islands of one kind. */
export interface IslandCode<Props> {
  /** Fetches it, once; after a failure the next call tries again. */
  load(): Promise<ComponentType<Props>>
  /** The component, from when it is there. */
  Component?: ComponentType<Props>
  /** When it comes on a page that was come to from another, where there is no HTML of the build: with the page, at its place, or when something happens there. */
  readonly comes: 'with page' | 'in place' | Wait
}

/** Waits for something to happen at an element, and calls `run` then. @returns stops it */
export type Wait = (element: Element, run: () => void) => () => void

const known = new Map<Pick<IslandCode<never>, 'comes'>, () => Promise<unknown>>()

/** Names the code of an island; declared once, outside of components. Fetches nothing. @param comes see {@link IslandCode} */
export function islandCode<Props>(fetchCode: () => Promise<ComponentType<Props>>, comes: IslandCode<Props>['comes'] = 'with page'): IslandCode<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  async function fetchOnce(): Promise<ComponentType<Props>> {
    try {
      return (code.Component = await fetchCode())
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }
  const code: IslandCode<Props> = { comes, load: () => (loading ??= fetchOnce()) }
  known.set(code, code.load)
  return code
}

/** Fetches the code of all islands in what has come so far: the server render waits for it. */
export async function loadIslands(): Promise<void> {
  await Promise.all([...known.values()].map((load) => load()))
}

/** Fetches what comes with pages. The step to another page waits for it, so that such a page is whole from its first moment. */
export async function loadPageIslands(): Promise<void> {
  await Promise.all([...known].map(([{ comes }, load]) => comes === 'with page' && load()))
}
