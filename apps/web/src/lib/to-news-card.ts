import { newsItem } from '@university/blocks/news-item'
import type { NewsCardItem } from '@university/blocks/news-plugin/options'
import type { Language } from '../i18n/languages'

/** A news item as GraphQL answers it → as the blocks show it. */
export function toNewsCard(news: Queries.NewsCardFragment | Queries.ArchivedNewsCardFragment, language: Language): NewsCardItem {
  return newsItem({ ...news, id: news.api_id }, language)
}
