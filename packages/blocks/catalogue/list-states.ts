import { filesOfBlock } from '../src/testing/block-files'
import type { Story, StoryState } from '../src/testing/story'
import { liveStates } from './live-states'

/** Something that the catalogue shows. */
export interface CatalogueBlock {
  /** What the names of its files begin with; its name in addresses. */
  id: string
  folder: string
  /** As editors write it into pages, `PriceEducation`; for a part of pages, its files. */
  name: string
  isEmbedded: boolean
  states: readonly CatalogueState[]
}

/** With the props of a view, or a state in which the block asks the API by itself. */
export type CatalogueState = { id: string; name: string } & ({ kind: 'fixture'; props: object } | { kind: 'live'; story: Story<object>; live: StoryState })

export interface Found {
  /** Names of the blocks that editors embed. */
  names: readonly string[]
  /** Fixtures by folder and file: `gallery/gallery`. */
  fixtures: Record<string, Record<string, object>>
  stories: Record<string, Story<object>>
}

/** Every block with its states: those that editors embed in the order of their names, then the parts of pages that have fixtures. */
export function listStates({ names, fixtures, stories }: Found): CatalogueBlock[] {
  const embedded = [...names].sort().map((name) => {
    const { folder, file } = filesOfBlock(name)
    return { id: file, folder, name, isEmbedded: true }
  })
  const known = new Set(embedded.map(({ folder, id }) => `${folder}/${id}`))
  const parts = Object.keys(fixtures)
    .filter((key) => !known.has(key))
    .map((key) => ({ id: key.split('/')[1] ?? key, folder: key.split('/')[0] ?? key, name: key.split('/')[1] ?? key, isEmbedded: false }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return [...embedded, ...parts].map((block) => ({ ...block, states: statesOf(fixtures[`${block.folder}/${block.id}`] ?? {}, stories[`${block.folder}/${block.id}`]) }))
}

function statesOf(fixtures: Record<string, object>, story: Story<object> | undefined): CatalogueState[] {
  const live = story ? liveStates(story) : {}
  return [
    ...Object.entries(fixtures).map(([name, props]) => ({ id: toId(name), name, kind: 'fixture' as const, props })),
    ...Object.entries(live).map(([name, state]) => ({ id: `live-${toId(name)}`, name, kind: 'live' as const, story: story!, live: state })),
  ]
}

/** `first of several pages` → `first-of-several-pages` */
function toId(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}
