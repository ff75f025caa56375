import { listAnnouncements } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { pagesOf, type Asking, type PagesOf } from '../list/pages-of'
import { toPage } from '../list/to-page'
import type { AnnounceListItem, AnnounceListOptions } from './announce-list.options'
import { toAnnounceListItem } from './to-announce-list-item'

/** What the reader may narrow announcements to. */
export type AnnouncementFilter = Pick<RequestOf<typeof listAnnouncements>['body'], 'validity' | 'year'>

/** The pages of a list of announcements, as its view shows them. */
export function announcementPages({ site, language }: Asking, { perPage }: Pick<AnnounceListOptions, 'perPage'>, filter: AnnouncementFilter = {}): PagesOf<AnnounceListItem> {
  return pagesOf({
    name: 'announcements',
    operation: listAnnouncements,
    body: { slug: site, lang: language, per_page: perPage, ...filter },
    toPage: (answer) => toPage(answer, (item) => toAnnounceListItem(item, language)),
  })
}
