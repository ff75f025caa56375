import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { languages } from '../languages'

type EntryList = components['schemas']['EntryList'] & {
  /** The number that the names of its files begin with. */
  id: number
}

/** Titles of generic lists. A list without one is shown all the same. */
export const entryList = defineKind<EntryList>({
  name: 'entry-list',
  files: { form: 'list', path: 'lists.yaml' },
  schema: 'EntryList',
  computed: { data: [], current_page: 1, last_page: 1, per_page: 1, total: 0, letters: [] },
  extra: { id: { type: 'integer', minimum: 1 } },
  resolve(item, place) {
    if (item['id'] === undefined) place.fault('id', 'must be the number of a list')
    if (!languages.some((language) => item[`title_${language}`])) place.fault('title_kz', 'no language has a title')
  },
})
