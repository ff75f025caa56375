import type { LocalText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { AnnounceListItem } from './announce-list.options'

/** An announcement in one language, as GraphQL answers it. */
export interface AnnouncementRow extends Pick<Schema<'AnnouncementSummary'>, 'id' | 'published_at' | 'expires_at'> {
  title: LocalText | null
  lead: LocalText | null
  department: { name: LocalText | null } | null
}

/** An announcement as a row shows it. Without a title it has its number. */
export function announcementItem({ id, title, lead, department, published_at, expires_at }: AnnouncementRow, language: Language): AnnounceListItem {
  return {
    id,
    title: title ?? { text: `#${id}`, language },
    lead,
    department: department?.name ?? null,
    publishedAt: published_at,
    expiresAt: expires_at,
  }
}
