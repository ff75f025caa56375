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

/** Absent is what the API did not answer. */
export interface NewerHome {
  news?: NewsCardItem[]
  events?: EventItem[]
  announcements?: AnnounceListItem[]
}

/** What the home page lists, in the order of the API, which is that of the query. */
export async function readNewerHome(slug: Schema<'SiteSlug'>, lang: Language, signal: AbortSignal): Promise<NewerHome> {
  const [news, events, announcements] = await Promise.all([
    listNews(client, { body: { slug, lang, per_page: onHome.news } }, { signal }),
    listEvents(client, { body: { slug, lang, upcoming: true, per_page: onHome.events } }, { signal }),
    listAnnouncements(client, { body: { slug, lang, per_page: onHome.announcements } }, { signal }),
  ])
  return {
    ...(news.ok && { news: news.data.data.map((item) => toNewsCard(item, lang)) }),
    ...(events.ok && { events: events.data.data.map((item) => toEventItem(item, lang)) }),
    ...(announcements.ok && { announcements: announcements.data.data.map((item) => toAnnounceListItem(item, lang)) }),
  }
}
