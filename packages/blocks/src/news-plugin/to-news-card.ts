import type { Schema } from '@university/api-client/types'
import type { Language } from '../environment/environment'
import type { LocalText, NewsCardItem } from './news-plugin.options'

const fallbackOrder: Language[] = ['kz', 'ru', 'en']

/** A news item of the contract as a card shows it, in the reader's language or the next best. */
export function toNewsCard(news: Schema<'NewsSummary'>, language: Language): NewsCardItem {
  const category = news.categories[0]
  return {
    id: news.id,
    title: pick({ kz: news.title_kz, ru: news.title_ru, en: news.title_en }, language) ?? { text: `#${news.id}`, language },
    lead: pick({ kz: news.lead_kz, ru: news.lead_ru, en: news.lead_en }, language),
    image: news.image && {
      url: news.image.url,
      width: news.image.width,
      height: news.image.height,
      alt: pick({ kz: news.image.alt_kz, ru: news.image.alt_ru, en: news.image.alt_en }, language)?.text ?? '',
    },
    category: category
      ? { slug: category.slug, name: pick({ kz: category.name_kz, ru: category.name_ru, en: category.name_en }, language)?.text ?? category.slug }
      : null,
    publishedAt: news.published_at,
    isPinned: news.is_pinned,
  }
}

/** The text in the language asked for, else the first of kz, ru, en that there is. */
function pick(texts: Record<Language, string | null>, language: Language): LocalText | null {
  for (const candidate of [language, ...fallbackOrder]) {
    const text = texts[candidate]
    if (text) return { text, language: candidate }
  }
  return null
}
