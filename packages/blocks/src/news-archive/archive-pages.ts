import { listArchivedNews } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { client } from '../environment/client'
import type { Asking, PagesOf } from '../list/pages-of'
import { toListPage } from '../list/to-list-page'
import type { NewsCardItem } from '../news-plugin/news-plugin.options'
import { toNewsCard } from '../news-plugin/to-news-card'
import type { NewsArchiveOptions } from './news-archive.options'

/** What the reader may narrow the archive to. */
export type ArchiveFilter = Pick<RequestOf<typeof listArchivedNews>['body'], 'year' | 'category_slug' | 'q'>

/** The pages of the archive of news, as its view shows them. */
export function archivePages({ site, language }: Asking, { perPage }: Pick<NewsArchiveOptions, 'perPage'>, filter: ArchiveFilter = {}): PagesOf<NewsCardItem> {
  return {
    name: 'archive',
    load: async (page, signal) => {
      const body = { slug: site, lang: language, page, per_page: perPage, ...filter }
      return toListPage(await listArchivedNews(client, { body }, { signal }), (item) => toNewsCard(item, language))
    },
  }
}
