import { listAnnouncements } from '@university/api-client'
import type { RequestOf } from '@university/api-client/operation'
import { client } from '../environment/client'
import type { Asking, PagesOf } from '../list/pages-of'
import { toListPage } from '../list/to-list-page'
import type { AnnounceListItem, AnnounceListOptions } from './announce-list.options'
import { toAnnounceListItem } from './to-announce-list-item'

/** What the reader may narrow announcements to. */
export type AnnouncementFilter = Pick<RequestOf<typeof listAnnouncements>['body'], 'validity' | 'year'>

/** The pages of a list of announcements, as its view shows them. */
export function announcementPages({ site, language }: Asking, { perPage }: Pick<AnnounceListOptions, 'perPage'>, filter: AnnouncementFilter = {}): PagesOf<AnnounceListItem> {
  return {
    name: 'announcements',
    load: async (page, signal) => {
      const body = { slug: site, lang: language, page, per_page: perPage, ...filter }
      return toListPage(await listAnnouncements(client, { body }, { signal }), (item) => toAnnounceListItem(item, language))
    },
  }
}
