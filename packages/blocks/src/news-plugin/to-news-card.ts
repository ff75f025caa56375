import { pickText } from '@university/api-client/pick-text'
import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { toPicture } from '../picture/to-picture'
import { newsItem } from './news-item'
import type { NewsCardItem } from './news-plugin.options'

/** A news item of the contract as a card shows it, in the reader's language or the next best. */
export function toNewsCard(news: Schema<'NewsSummary'> | Schema<'ArchivedNewsSummary'>, language: Language): NewsCardItem {
  return newsItem(
    {
      ...news,
      title: pickText(news, 'title', language),
      lead: pickText(news, 'lead', language),
      image: news.image && toPicture(news.image),
      categories: news.categories.map((category) => ({ slug: category.slug, name: pickText(category, 'name', language) })),
    },
    language,
  )
}
