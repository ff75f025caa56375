import { listNews, listNewsCategories } from '@university/api-client'
import { pickText } from '@university/api-client/pick-text'
import { toName } from '../filters/choice'
import { toPage } from '../list/to-page'
import type { BlockLoader } from '../page-content/block-definition'
import type { NewsBlockInitial, NewsBlockOptions } from './news-block.options'
import { toNewsCard } from './to-news-card'

/** The first page of the news, and the categories and years to choose from. */
export const loadNewsBlock: BlockLoader<NewsBlockOptions, NewsBlockInitial> = async (client, { site, language, options }) => {
  const about = { slug: site, lang: language }
  const [news, categories] = await Promise.all([listNews(client, { body: { ...about, ...options } }), listNewsCategories(client, { body: about })])
  if (!news.ok) return news
  if (!categories.ok) return categories
  return {
    ...news,
    data: {
      page: toPage(news.data, (item) => toNewsCard(item, language)),
      categories: categories.data.filter(({ news_count }) => news_count > 0).map((category) => ({ slug: category.slug, ...toName(pickText(category, 'name', language), category.slug, language) })),
      years: news.data.years,
    },
  }
}
