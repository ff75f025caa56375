import { listArchivedNews } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { pagesOf, type Asking, type PagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import type { NewsCardItem } from '../news-plugin/news-plugin.options'
import { toNewsCard } from '../news-plugin/to-news-card'
import type { NewsArchiveOptions } from './news-archive.options'

/** What the reader may narrow the archive to. */
export type ArchiveFilter = Pick<RequestOf<typeof listArchivedNews>['body'], 'year' | 'category_slug' | 'q'>

/** The pages of the archive of news, as its view shows them. */
export function archivePages({ site, language }: Asking, { perPage }: Pick<NewsArchiveOptions, 'perPage'>, filter: ArchiveFilter = {}): PagesOf<NewsCardItem> {
  return pagesOf({
    name: 'archive',
    operation: listArchivedNews,
    body: { slug: site, lang: language, per_page: perPage, ...filter },
    toPage: (answer) => toPage(answer, (item) => toNewsCard(item, language)),
  })
}
