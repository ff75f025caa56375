import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { allTexts, shownText, sortsOfText } from '../languages'
import { resolveRef } from '../references'

type ShowcaseItem = components['schemas']['ShowcaseItem']

/** Digital products of the university. Files name the category by slug. */
export const showcaseItem = defineKind<ShowcaseItem>({
  name: 'showcase-item',
  files: { form: 'folder', path: 'showcase', fileName: ({ id }) => String(id) },
  schema: 'ShowcaseItem',
  namedOnly: true,
  defaults: { screenshots: [] },
  html: ['description'],
  resolve(item, place) {
    resolveRef(item, 'category', 'showcase-category', place)
  },
  facets: ({ category, status }) => [
    { name: 'category', value: String(category.id) },
    { name: 'status', value: status },
  ],
  sorts: (item) => ({ launched_on: item.launched_at === null ? null : { time: item.launched_at }, trl: item.trl, ...sortsOfText(item, 'title') }),
  searched: (item) => allTexts(item, 'title', 'summary', 'developer'),
  listed: (item, language) => shownText(item, 'title', language) ?? '',
  toFile: ({ category, ...item }) => ({ ...item, category: category.slug }),
})
