import type { NewsCardItem } from '@university/blocks/news-plugin/options'

/** A news item as the fragment NewsCard or ArchivedNewsCard answers it → as the blocks show it. The archive pins nothing. */
export function toNewsCard(news: Queries.NewsCardFragment | Queries.ArchivedNewsCardFragment): NewsCardItem {
  const category = news.categories[0]
  return {
    id: news.api_id,
    title: news.title ?? { text: `#${news.api_id}`, language: 'kz' },
    lead: news.lead,
    image: news.image,
    category: category ? { slug: category.slug, name: category.name?.text ?? category.slug } : null,
    publishedAt: news.published_at,
    isPinned: 'is_pinned' in news && news.is_pinned,
  }
}
