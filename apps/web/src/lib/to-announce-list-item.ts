import type { AnnounceListItem } from '@university/blocks/announce-list/options'

/** An announcement as the fragment AnnouncementRow answers it → as the blocks show it. */
export function toAnnounceListItem(announcement: Queries.AnnouncementRowFragment): AnnounceListItem {
  return { ...toAnnounceTitle(announcement), lead: announcement.lead, department: announcement.department?.name ?? null }
}

/** An announcement as the fragment AnnouncementTitle answers it → what names it. */
export function toAnnounceTitle({ api_id, title, published_at, expires_at }: Queries.AnnouncementTitleFragment): Omit<AnnounceListItem, 'lead' | 'department'> {
  return { id: api_id, title: title ?? { text: `#${api_id}`, language: 'kz' }, publishedAt: published_at, expiresAt: expires_at }
}
