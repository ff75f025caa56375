import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { giveBackTexts } from '../environment/translated-texts'
import { PartBoundary } from '../failure-notice/part-boundary'
import { idPrefixOf, IslandTree, type IslandTreeProps } from './island-tree'
import { collectMissed } from './missed'

export interface OpenIslandOptions<Props> {
  element: HTMLElement
  tree: IslandTreeProps<Props>
  /** What the reader did before the code was there, in order. */
  missed: readonly Event[]
}

/** An island that has come to life. */
export interface OpenIsland<Props> {
  /** Told when something of the page around it changes. */
  update(tree: IslandTreeProps<Props>): void
  close(): void
}

/** Brings an island to life in its element: takes over the HTML that is there. */
export function openIsland<Props extends object>({ element, tree, missed }: OpenIslandOptions<Props>): OpenIsland<Props> {
  const options = { identifierPrefix: idPrefixOf(element.id) }
  const replay = collectMissed(missed, element)
  giveBackTexts(element)
  const html = element.innerHTML
  // One that breaks keeps the HTML of the build, which can be read and whose links lead on.
  const draw = ({ Component, props, ...around }: IslandTreeProps<Props>) => (
    <IslandTree {...around} Component={PartBoundary} props={{ name: 'An island', instead: <div dangerouslySetInnerHTML={{ __html: html }} />, children: <Component {...props} /> }} />
  )
  const { environment } = tree
  // The server knew nothing of the query; so the first render, which must equal its, does not either. The build may have had nothing to show.
  const isBuilt = element.hasChildNodes()
  const root = flushSync(() => (isBuilt ? hydrateRoot(element, draw({ ...tree, environment: { ...environment, search: '' } }), options) : createRoot(element, options)))
  // At once, since what the reader did waits for it. Where there is no query, all of it would be rendered a second time for nothing.
  if (!isBuilt || environment.search !== '') flushSync(() => root.render(draw(tree)))
  replay()

  return {
    update: (next) => root.render(draw(next)),
    // React refuses to take a tree down while it renders another.
    close: () => void setTimeout(() => root.unmount()),
  }
}
