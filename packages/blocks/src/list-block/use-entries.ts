import { listEntries } from '@university/api-client'
import { client } from '../environment/client'
import { useBlockEnvironment } from '../environment/environment'
import { leftOpen } from '../list/left-open'
import { matching, oneOf, words } from '../list/parameters'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import { toListPage } from '../list/to-list-page'
import { usePages, type Pages } from '../list/use-pages'
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
  const asked = { ...options, ...leftOpen({ ...(q && { q }), ...(letter && { letter }) }, options), ...sorted }
  const filter = JSON.stringify(asked)

  const pages = usePages({
    // Two lists keep their answers apart.
    name: `entries ${JSON.stringify(options)}`,
    initial: initial.page,
    filter: filter === JSON.stringify(options) ? undefined : filter,
    load: async (page, signal) => {
      const body = { slug: site, lang: language, per_page: perPage, ...asked, page }
      return toListPage(await listEntries(client, { body }, { signal }), (row) => toEntryItem(row, language))
    },
  })
  return { params, pages, letter, sort: asked.sort ?? 'position' }
}
