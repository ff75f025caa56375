import { listAnnouncements, listEvents, listNews } from '@university/api-client'
import type { Schema } from '@university/api-client/types'
import { client } from '@university/blocks/client'
import type { AnnounceListItem } from '@university/blocks/announce-list/options'
import type { EventItem } from '@university/blocks/events-plugin/options'
import type { NewsCardItem } from '@university/blocks/news-plugin/options'
import { toAnnounceListItem } from '@university/blocks/to-announce-list-item'
import { toEventItem } from '@university/blocks/to-event-item'
import { toNewsCard } from '@university/blocks/to-news-card'
import type { Language } from '../i18n/languages'
import { onHome } from '../lib/list-sizes'

export interface HomeLists {
  news: readonly NewsCardItem[]
  events: readonly EventItem[]
  announcements: readonly AnnounceListItem[]
}

/** Absent is what the API did not answer, and what it says as the build does. */
export type NewerHome = Partial<HomeLists>

export interface HomeAsking {
  slug: Schema<'SiteSlug'>
  lang: Language
  /** What the page shows. */
  built: HomeLists
}

/** The home page names announcements, and its query asks for no more. */
const notOnHome = { lead_kz: null, lead_ru: null, lead_en: null, department: null }

/** What the home page lists, in the order of the API, which is that of the query. */
export async function readNewerHome({ slug, lang, built }: HomeAsking, signal: AbortSignal): Promise<NewerHome> {
  const [news, events, announcements] = await Promise.all([
    listNews(client, { body: { slug, lang, per_page: onHome.news } }, { signal }),
    listEvents(client, { body: { slug, lang, upcoming: true, per_page: onHome.events } }, { signal }),
    listAnnouncements(client, { body: { slug, lang, per_page: onHome.announcements } }, { signal }),
  ])
  const newer: NewerHome = {
    ...(news.ok && { news: news.data.data.map((item) => toNewsCard(item, lang)) }),
    ...(events.ok && { events: events.data.data.map((item) => toEventItem(item, lang)) }),
    ...(announcements.ok && { announcements: announcements.data.data.map((item) => toAnnounceListItem({ ...item, ...notOnHome }, lang)) }),
  }
  for (const name of ['news', 'events', 'announcements'] as const) if (JSON.stringify(newer[name]) === JSON.stringify(built[name])) delete newer[name]
  return newer
}
