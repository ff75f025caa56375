import { listNews } from '@university/api-client'
import { pagesOf, type Asking, type PagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import type { NewsCardItem, NewsPluginOptions } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

/** The pages of a list of news, as its view shows them. */
export function newsPages({ site, language }: Asking, { categorySlug, perPage }: Pick<NewsPluginOptions, 'categorySlug' | 'perPage'>): PagesOf<NewsCardItem> {
  return pagesOf({
    name: `news ${categorySlug ?? ''} ${perPage ?? ''}`,
    operation: listNews,
    body: { slug: site, lang: language, ...(perPage && { per_page: perPage }), ...(categorySlug && { category_slug: categorySlug }) },
    toPage: (answer) => toPage(answer, (item) => toNewsCard(item, language)),
  })
}
