import type { EmbeddedProps } from '../page-content/block-definition'
import type { NewsBlockInitial, NewsBlockOptions } from './news-block.options'
import { fixtures as lists } from './news-plugin.fixtures'

const categories = [
  { slug: 'university', name: 'Университет өмірі' },
  { slug: 'science', name: 'Ғылым' },
]
const years = [2026, 2025]

export const fixtures = {
  'first of several pages': { options: { per_page: 3 }, initial: { page: lists['first of several pages'].initial, categories, years } },
  'one category': { options: { category_slug: 'science' }, initial: { page: lists['a category with one item'].initial, categories, years } },
  'everything fixed': { options: { q: 'грант', category_slug: 'science', year: 2026, tag: 'грант' }, initial: { page: lists['a category with one item'].initial, categories, years } },
  empty: { options: {}, initial: { page: lists.empty.initial, categories: [], years: [] } },
} satisfies Record<string, EmbeddedProps<NewsBlockOptions, NewsBlockInitial>>
