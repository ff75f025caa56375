import { listEntries } from '@university/api-client'
import { pickText } from '@university/api-client/pick-text'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { ListBlockInitial, ListBlockOptions } from './list-block.options'
import { toEntryItem } from './to-entry-item'

/** Entries a page, where the editor did not say. */
export const perPage = 12

/** The title of a list, its first page, and its letters. */
export const loadListBlock: BlockLoader<ListBlockOptions, ListBlockInitial> = async (client, { site, language, options }) => {
  const result = await listEntries(client, { body: { slug: site, lang: language, per_page: perPage, ...options } })
  if (!result.ok) return result
  const { letters } = result.data
  return {
    ...result,
    data: {
      title: pickText(result.data, 'title', language),
      page: toPage(result.data, (row) => toEntryItem(row, language)),
      letters,
    },
  }
}
