import { need, textOf, type SiteContent } from './content'
import { say } from './messages'
import { languages, type Language } from './sites'

export const kinds = ['home page', 'content page', 'list of news', 'category of news', 'news item'] as const
export type Kind = (typeof kinds)[number]

/** A page of a kind, with what it must say. It has a text in every language. */
export interface Sample {
  /** Without a language. */
  path: string
  heading: (language: Language) => string
  /** Of the document. */
  title: (language: Language) => string
}

/** One page of each kind, out of the content. The content page is the one that lies deepest. */
export function samplesOf(content: SiteContent): Record<Kind, Sample> {
  const complete = <T extends { available_langs: string[] }>(items: T[]) => items.filter((item) => item.available_langs.length === languages.length)
  const byDepth = complete(content.pages).sort((a, b) => b.slug.split('/').length - a.slug.split('/').length)
  const page = need(byDepth[0], 'page in all languages')
  const news = need(complete(content.news)[0], 'news item in all languages')
  const category = need([...content.categories].sort((a, b) => b.news_count - a.news_count)[0], 'category')

  const siteName = (language: Language) => textOf(content.settings.site_info, 'name', language).text
  const withName = (title: string, language: Language) => `${title} — ${siteName(language)}`
  const item = (path: string, source: typeof page | typeof news): Sample => ({
    path,
    heading: (language) => textOf(source, 'title', language).text,
    title: (language) => withName((textOf(source.seo, 'meta_title', language).text || textOf(source, 'title', language).text), language),
  })
  const categoryName = (language: Language) => textOf(category, 'name', language).text

  return {
    'home page': { path: '/', heading: (language) => textOf(content.settings.site_info, 'tagline', language).text, title: siteName },
    'content page': item(`/page/${page.slug}`, page),
    'list of news': { path: '/news', heading: (language) => say(language, 'news.title'), title: (language) => withName(say(language, 'news.title'), language) },
    'category of news': {
      path: `/news/category/${category.slug}`,
      heading: categoryName,
      title: (language) => withName(say(language, 'news.category_title', { category: categoryName(language) }), language),
    },
    'news item': item(`/news/${news.id}`, news),
  }
}
