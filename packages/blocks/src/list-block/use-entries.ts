import { listEntries } from '@university/api-client'
import { useBlockEnvironment } from '../environment/environment'
import { matching, oneOf, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { perPage } from './list-block.load'
import type { EntryItem, ListBlockInitial, ListBlockOptions } from './list-block.options'
import { toEntryItem } from './to-entry-item'

/** What the address of a list holds. */
const entryParams = {
  q: words,
  letter: matching(/[\p{L}\p{N}]/u),
  /** Without it the order of the editors, or what the block is set to. */
  sort: oneOf('title', 'position'),
}

export type EntryParams = BlockParams<typeof entryParams>

export interface Entries {
  params: EntryParams
  pages: Pages<EntryItem>
  /** The letter that holds. */
  letter: string | undefined
  sort: 'title' | 'position'
}

/** The entries that the address asks for. What the editor has fixed, it cannot change, but for their order. */
export function useEntries(options: ListBlockOptions, initial: ListBlockInitial): Entries {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(entryParams)
  const { q, sort } = params.values
  // Another language, which keeps the address, has other letters.
  const letter = params.values.letter && initial.letters.includes(params.values.letter) ? params.values.letter : undefined
  const sorted = sort && sort !== (options.sort ?? 'position') ? { sort, order: 'asc' as const } : undefined
  const asked = { ...(q && { q }), ...(letter && { letter }), ...options, ...sorted }
  const body = { slug: site, lang: language, per_page: perPage, ...asked }
  const { pages } = useAskedPages({ name: 'entries', operation: listEntries, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toEntryItem(row, language)) })
  return { params, pages, letter, sort: asked.sort ?? 'position' }
}
