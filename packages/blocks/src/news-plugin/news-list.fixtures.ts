import type { NewsListOptions } from './news-list.options'
import { fixtures as lists } from './news-plugin.fixtures'

export const fixtures = {
  'two years': { perPage: 3, years: [2026, 2025], initial: lists['first of several pages'].initial },
  'a category of one year': { categorySlug: 'science', perPage: 3, years: [2026], initial: lists['a category with one item'].initial },
} satisfies Record<string, NewsListOptions>
