import type { AnnounceListItem } from '@university/blocks/announce-list/options'

/** An announcement as the fragment AnnouncementRow answers it → as the blocks show it. */
export function toAnnounceListItem(announcement: Queries.AnnouncementRowFragment): AnnounceListItem {
  const { api_id, title, lead, department, published_at, expires_at } = announcement
  return {
    id: api_id,
    title: title ?? { text: `#${api_id}`, language: 'kz' },
    lead,
    department: department?.name ?? null,
    publishedAt: published_at,
    expiresAt: expires_at,
  }
}
