import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type NewsCategory = components['schemas']['NewsCategory']

/** Categories of news, one list for all sites. */
export const newsCategory = defineKind<NewsCategory>({
  name: 'news-category',
  files: { form: 'list', path: 'news-categories.yaml' },
  schema: 'NewsCategory',
  shared: true,
  computed: { news_count: 0 },
})
