import type { AnnounceListItem } from '@university/blocks/announce-list/options'
import { announcementItem } from '@university/blocks/announcement-item'
import type { Language } from '../i18n/languages'

/** An announcement as GraphQL answers it → as the blocks show it. The home page asks for no more than its title. */
export function toAnnounceListItem(announcement: Queries.AnnouncementRowFragment | Queries.AnnouncementTitleFragment, language: Language): AnnounceListItem {
  return announcementItem({ lead: null, department: null, ...announcement, id: announcement.api_id }, language)
}
