import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { pickText } from '../environment/pick-text'
import type { AnnounceListItem } from './announce-list.options'

/** An announcement of the contract as a row shows it, in the reader's language or the next best. */
export function toAnnounceListItem(announcement: Schema<'AnnouncementSummary'>, language: Language): AnnounceListItem {
  const { id, department, published_at, expires_at } = announcement
  return {
    id,
    title: pickText(announcement, 'title', language) ?? { text: `#${id}`, language },
    lead: pickText(announcement, 'lead', language),
    department: department && pickText(department, 'name', language),
    publishedAt: published_at,
    expiresAt: expires_at,
  }
}
