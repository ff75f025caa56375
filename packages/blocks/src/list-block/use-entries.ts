import { listEntries } from '@university/api-client'
import { useBlockEnvironment } from '../environment/environment'
import { ownOrder } from '../filters/own-order'
import { matching, oneOf, words } from '../list/parameters'
import { toPage } from '../list/to-page'
import { useAskedPages } from '../list/use-asked-pages'
import { useBlockParams, type BlockParams } from '../list/use-block-params'
import type { Pages } from '../list/use-pages'
import { perPage } from './list-block.load'
import type { EntryItem, ListBlockInitial, ListBlockOptions } from './list-block.options'
import { toEntryItem } from './to-entry-item'

/** The orders that are offered, by their names in the address. The first is what holds without a choice. */
const orders = {
  position: { sort: 'position', order: 'asc' },
  title: { sort: 'title', order: 'asc' },
} as const

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
  /** The order that the list begins with; undefined for one of the editor's that is not offered. */
  own: keyof typeof orders | undefined
  /** The order that holds. */
  sort: keyof typeof orders | undefined
}

/** The entries that the address asks for. What the editor has fixed, it cannot change, but for their order. */
export function useEntries(options: ListBlockOptions, initial: ListBlockInitial): Entries {
  const { site, language } = useBlockEnvironment()
  const params = useBlockParams(entryParams)
  const { q, sort } = params.values
  // Another language, which keeps the address, has other letters.
  const letter = params.values.letter && initial.letters.includes(params.values.letter) ? params.values.letter : undefined
  const own = ownOrder(orders, options)
  const asked = { ...(q && { q }), ...(letter && { letter }), ...options, ...(sort && sort !== own && orders[sort]) }
  const body = { slug: site, lang: language, per_page: perPage, ...asked }
  const { pages } = useAskedPages({ name: 'entries', operation: listEntries, body, asked, built: options, initial: initial.page, toPage: (answer) => toPage(answer, (row) => toEntryItem(row, language)) })
  return { params, pages, letter, own, sort: sort ?? own }
}
