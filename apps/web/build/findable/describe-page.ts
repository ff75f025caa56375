import type { Language } from '../../src/i18n/languages'
import { eventJsonLd } from '../../src/live/event-json-ld'
import { citationTags } from './citation-tags'
import { newsJsonLd } from './news-json-ld'
import { toProfilePage } from './to-profile-page'
import { toThesis } from './to-thesis'
import { vacancyJsonLd } from './vacancy-json-ld'
import type { Shell } from '../../src/shell/shell'
import type { Route } from '../../gatsby/routes'
import { organization, organizationId, webSite, type Thing } from './json-ld'

/** What a template's own data add to the head of its page. */
export interface PageDescription {
  /** Of Open Graph. */
  type: 'website' | 'article' | 'profile'
  /** The item's own picture: path or URL. */
  picture?: string | undefined
  publishedAt?: string | undefined
  /** For programs that cite. */
  citation?: readonly [name: string, content: string][]
  /** @param preview URL of the picture for previews */
  things(preview: string): Thing[]
}

export interface DescribedPage {
  /** With its language. */
  path: string
  /** URL. */
  url: string
  language: Language
  shell: Shell
  updatedAt: string | undefined
}

interface TemplateData {
  home: Queries.HomeQuery
  news: Queries.NewsQuery
  'archived-news': Queries.ArchivedNewsQuery
  announcement: Queries.AnnouncementQuery
  event: Queries.EventQuery
  vacancy: Queries.VacancyQuery
  portfolio: Queries.PortfolioQuery
  doctoral: Queries.DoctoralQuery
}

type Descriptions = { [Template in keyof TemplateData]: (data: TemplateData[Template], page: DescribedPage) => PageDescription }

const nothing: PageDescription = { type: 'website', things: () => [] }

/** @param data what the query of the template answered */
export function describePage(template: Route['template'], data: unknown, page: DescribedPage): PageDescription {
  const describe = (descriptions as Partial<Record<Route['template'], (data: unknown, page: DescribedPage) => PageDescription>>)[template]
  return describe?.(data, page) ?? nothing
}

const descriptions: Descriptions = {
  home: (_, { shell, language }) => ({ type: 'website', things: () => [webSite(shell, language), organization(shell)] }),
  news: ({ universityNews: news }, page) => (news ? describeNews(news, page) : nothing),
  'archived-news': ({ universityArchivedNews: news }, page) => (news ? describeNews(news, page) : nothing),
  announcement: ({ universityAnnouncement: item }) => ({ type: 'article', picture: item?.image?.url, publishedAt: item?.published_at, things: () => [] }),
  event: ({ universityEvent: event }, { shell, language, url }) => ({
    type: 'website',
    picture: event?.image?.url,
    things: (preview) => (event ? [withPreview(eventJsonLd(event, { shell, language, page: url }), preview)] : []),
  }),
  vacancy: ({ universityVacancy: vacancy }, { shell, language }) => ({
    type: 'website',
    things: () => (vacancy?.status === 'open' ? [vacancyJsonLd(vacancy, { shell, language })] : []),
  }),
  portfolio: ({ universityPortfolio: person }, { shell, language, path }) => ({
    type: 'profile',
    things: () => (person ? [toProfilePage(person, shell, language, path)] : []),
  }),
  doctoral: ({ universityDoctoral: doctoral }, { shell, path }) => ({
    type: 'article',
    publishedAt: doctoral?.published_at,
    citation: doctoral ? citationTags(doctoral, shell) : [],
    things: () => (doctoral ? [toThesis(doctoral, shell, path)] : []),
  }),
}

/** Search engines want a picture of an event, and none that is a drawing. */
function withPreview(event: ReturnType<typeof eventJsonLd>, preview: string): Thing {
  return { ...event, image: event.image ? [event.image, preview] : preview }
}

type AnyNews = NonNullable<Queries.NewsQuery['universityNews'] | Queries.ArchivedNewsQuery['universityArchivedNews']>

function describeNews(news: AnyNews, { shell, language, url, updatedAt }: DescribedPage): PageDescription {
  const { origin } = shell
  return {
    type: 'article',
    picture: news.image?.url,
    publishedAt: news.published_at,
    things: (preview) => [newsJsonLd(news, { language, page: url, origin, publisher: organizationId(origin), updatedAt, preview }), organization(shell)],
  }
}
