import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import { pickText } from '../environment/pick-text'
import { toPicture } from '../picture/to-picture'
import type { NewsCardItem } from './news-plugin.options'

/** A news item of the contract as a card shows it, in the reader's language or the next best. The archive pins nothing. */
export function toNewsCard(news: Schema<'NewsSummary'> | Schema<'ArchivedNewsSummary'>, language: Language): NewsCardItem {
  const category = news.categories[0]
  return {
    id: news.id,
    title: pickText(news, 'title', language) ?? { text: `#${news.id}`, language },
    lead: pickText(news, 'lead', language),
    image: news.image && toPicture(news.image),
    category: category ? { slug: category.slug, name: pickText(category, 'name', language)?.text ?? category.slug } : null,
    publishedAt: news.published_at,
    isPinned: 'is_pinned' in news && news.is_pinned,
  }
}
