import { need, textOf, type SiteContent } from './content'
import { say } from './messages'
import { cafedraSample, candidateSample, departmentSample, dissertationSample, portfolioSample } from './people-samples'
import { languages, type Language } from './sites'

export const kinds = ['home page', 'content page', 'list of news', 'category of news', 'news item', 'news archive', 'archived news item', 'list of announcements', 'announcement', 'list of events', 'event', 'vacancy', 'department', 'chair', 'portfolio', 'dissertation', 'candidate'] as const
export type Kind = (typeof kinds)[number]

/** A page of a kind, with what it must say. It has a text in every language. */
export interface Sample {
  /** Without a language. */
  path: string
  heading: (language: Language) => string
  /** Of the document. */
  title: (language: Language) => string
}

/** Only the main site has people and defences. */
const ofMainOnly: readonly Kind[] = ['department', 'chair', 'portfolio', 'dissertation', 'candidate']

/** Kinds of pages that a site must have. */
export function kindsOf(site: string): Kind[] {
  return kinds.filter((kind) => site === 'main' || !ofMainOnly.includes(kind))
}

/**
 * One page of each kind, out of the content. The content page is the one that lies deepest. Each is looked for when it is
 * asked for.
 *
 * @throws Error then, where the content has none
 */
export function samplesOf(content: SiteContent): Record<Kind, Sample> {
  const complete = <T extends { available_langs: string[] }>(items: T[]) => items.filter((item) => item.available_langs.length === languages.length)
  const first = <T extends { available_langs: string[] }>(items: T[], what: string) => need(complete(items)[0], `${what} in all languages`)
  const byDepth = () => [...content.pages].sort((a, b) => b.slug.split('/').length - a.slug.split('/').length)

  const siteName = (language: Language) => textOf(content.settings.site_info, 'name', language).text
  const withName = (title: string, language: Language) => `${title} — ${siteName(language)}`
  const item = (path: string, source: object & { seo: object }): Sample => ({
    path,
    heading: (language) => textOf(source, 'title', language).text,
    title: (language) => withName((textOf(source.seo, 'meta_title', language).text || textOf(source, 'title', language).text), language),
  })
  const detail = (folder: string, source: { id: number; seo: object }) => item(`${folder}/${source.id}`, source)
  const list = (path: string, key: string): Sample => ({
    path,
    heading: (language) => say(language, key),
    title: (language) => withName(say(language, key), language),
  })
  const makers: Record<Kind, () => Sample> = {
    'home page': () => ({ path: '/', heading: (language) => textOf(content.settings.site_info, 'tagline', language).text, title: siteName }),
    'content page': () => {
      const page = first(byDepth(), 'page')
      return item(`/page/${page.slug}`, page)
    },
    'list of news': () => list('/news', 'news.title'),
    'category of news': () => {
      const category = need([...content.categories].sort((a, b) => b.news_count - a.news_count)[0], 'category')
      const categoryName = (language: Language) => textOf(category, 'name', language).text
      return {
        path: `/news/category/${category.slug}`,
        heading: categoryName,
        title: (language) => withName(say(language, 'news.category_title', { category: categoryName(language) }), language),
      }
    },
    'news item': () => detail('/news', first(content.news, 'news item')),
    'news archive': () => list('/news/archive', 'archive.title'),
    'archived news item': () => detail('/news/archive', first(content.archivedNews, 'archived news item')),
    'list of announcements': () => list('/announce', 'announce.title'),
    announcement: () => detail('/announce', first(content.announcements, 'announcement')),
    'list of events': () => list('/events', 'events.title'),
    event: () => detail('/events', first(content.events, 'event')),
    vacancy: () => detail('/vacancy', first(content.vacancies, 'open vacancy')),
    department: () => departmentSample(content, withName),
    chair: () => cafedraSample(content, withName),
    portfolio: () => portfolioSample(content, withName),
    dissertation: () => dissertationSample(content, withName),
    candidate: () => candidateSample(content, withName),
  }
  const properties = Object.entries(makers).map(([kind, get]) => [kind, { get, enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(properties)) as Record<Kind, Sample>
}
