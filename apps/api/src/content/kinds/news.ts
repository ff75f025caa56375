import type { components } from '@university/api-schema/types'
import { checkFileNumber } from '../file-number'
import { findText } from '../find-text'
import { defineKind } from '../kind'
import { plainTexts } from '../html/plain-text'
import { allTexts, fillLanguages, sortsOfText } from '../languages'
import { resolveRefs } from '../references'
import { almatyYear } from '../time'

type News = components['schemas']['News']

/** News. Files name categories by slug; items hold what an answer shows of them. */
export const news = defineKind<News>({
  name: 'news',
  files: { form: 'folder', path: 'news', fileName: ({ id }) => String(id) },
  schema: 'News',
  namedOnly: true,
  defaults: { tags: [], is_pinned: false, views: 0, gallery: [], seo: { noindex: false } },
  computed: { related: [], prev: null, next: null, available_langs: ['kz'] },
  html: ['content'],
  resolve(item, place) {
    checkFileNumber(item, place)
    fillLanguages(item, place)
    resolveRefs(item, 'categories', 'news-category', place)
  },
  row: ({ is_pinned }) => ({ position: is_pinned ? 0 : 1 }),
  facets: ({ categories, tags, published_at }) => [
    ...categories.map(({ slug }) => ({ name: 'category', value: slug })),
    ...tags.map((tag) => ({ name: 'tag', value: tag })),
    { name: 'year', value: almatyYear(published_at) },
  ],
  sorts: (item) => ({ published_at: { time: item.published_at }, views: item.views, ...sortsOfText(item, 'title') }),
  searched: (item) => [...allTexts(item, 'title', 'lead'), ...plainTexts(item, 'content')],
  findable: (item, language) => findText(item, language, { type: 2, url: `/news/${item.id}`, image: item.image }),
  toFile: ({ categories, ...item }) => ({ ...item, categories: categories.map(({ slug }) => slug) }),
})
