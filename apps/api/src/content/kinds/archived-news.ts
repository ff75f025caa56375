import type { components } from '@university/api-schema/types'
import { findText } from '../find-text'
import { defineKind } from '../kind'
import { plainTexts } from '../html/plain-text'
import { allTexts, fillLanguages, sortsOfText } from '../languages'
import { resolveRefs } from '../references'
import { almatyYear } from '../time'

type ArchivedNews = components['schemas']['ArchivedNews']

/** News of past years, a file a year. An item keeps the id that it had among the news. */
export const archivedNews = defineKind<ArchivedNews>({
  name: 'archived-news',
  files: { form: 'list', path: 'archive', fileName: ({ published_at }) => almatyYear(String(published_at)) },
  schema: 'ArchivedNews',
  namedOnly: true,
  defaults: { tags: [], views: 0, gallery: [], seo: { noindex: false } },
  computed: { related: [], prev: null, next: null, available_langs: ['kz'] },
  html: ['content'],
  resolve(item, place) {
    if (place.findById('news', item['id'])) place.fault('id', `the news item ${String(item['id'])} is not in the archive yet`)
    fillLanguages(item, place)
    resolveRefs(item, 'categories', 'news-category', place)
  },
  facets: ({ categories, tags, published_at }) => [
    ...categories.map(({ slug }) => ({ name: 'category', value: slug })),
    ...tags.map((tag) => ({ name: 'tag', value: tag })),
    { name: 'year', value: almatyYear(published_at) },
  ],
  sorts: (item) => ({ published_at: { time: item.published_at }, ...sortsOfText(item, 'title') }),
  searched: (item) => [...allTexts(item, 'title', 'lead'), ...plainTexts(item, 'content')],
  findable: (item, language) => findText(item, language, { type: 2, url: `/news/archive/${item.id}`, image: item.image, worth: 0.5 }),
  toFile: ({ categories, ...item }) => ({ ...item, categories: categories.map(({ slug }) => slug) }),
})
