import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { AnnounceListItem } from './announce-list.options'
import { announcementItem } from './announcement-item'

/** An announcement of the contract as a row shows it, in the reader's language or the next best. */
export function toAnnounceListItem(announcement: Schema<'AnnouncementSummary'>, language: Language): AnnounceListItem {
  const { department } = announcement
  return announcementItem(
    {
      ...announcement,
      title: pickText(announcement, 'title', language),
      lead: pickText(announcement, 'lead', language),
      department: department && { name: pickText(department, 'name', language) },
    },
    language,
  )
}
