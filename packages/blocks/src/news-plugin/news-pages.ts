import { listNews } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { pagesOf, type Asking, type PagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import type { NewsCardItem, NewsPluginOptions } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

/** What the reader may narrow a list of news to. */
export type NewsFilter = Pick<RequestOf<typeof listNews>['body'], 'year'>

/** The pages of a list of news, as its view shows them. */
export function newsPages({ site, language }: Asking, { categorySlug, perPage }: Pick<NewsPluginOptions, 'categorySlug' | 'perPage'>, filter: NewsFilter = {}): PagesOf<NewsCardItem> {
  return pagesOf({
    name: `news ${categorySlug ?? ''} ${perPage ?? ''}`,
    operation: listNews,
    body: { slug: site, lang: language, ...(perPage && { per_page: perPage }), ...(categorySlug && { category_slug: categorySlug }), ...filter },
    toPage: (answer) => toPage(answer, (item) => toNewsCard(item, language)),
  })
}
