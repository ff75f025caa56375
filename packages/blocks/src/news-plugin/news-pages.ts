import { listNews } from '@university/api-client'
import { client } from '../environment/client'
import type { Asking, PagesOf } from '../list/pages-of'
import { toListPage } from '../list/to-list-page'
import type { NewsCardItem, NewsPluginOptions } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

/** The pages of a list of news, as its view shows them. */
export function newsPages({ site, language }: Asking, { categorySlug, perPage, filter = {} }: Pick<NewsPluginOptions, 'categorySlug' | 'perPage' | 'filter'>): PagesOf<NewsCardItem> {
  return {
    name: `news ${categorySlug ?? ''} ${perPage ?? ''} ${JSON.stringify(filter)}`,
    load: async (page, signal) => {
      const body = { slug: site, lang: language, page, ...(perPage && { per_page: perPage }), ...(categorySlug && { category_slug: categorySlug }), ...filter }
      return toListPage(await listNews(client, { body }, { signal }), (item) => toNewsCard(item, language))
    },
  }
}
