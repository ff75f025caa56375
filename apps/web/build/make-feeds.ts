import en from '@university/locales/en/common.json'
import enSections from '@university/locales/en/sections.json'
import enDetails from '@university/locales/en/details.json'
import kz from '@university/locales/kz/common.json'
import kzSections from '@university/locales/kz/sections.json'
import kzDetails from '@university/locales/kz/details.json'
import ru from '@university/locales/ru/common.json'
import ruSections from '@university/locales/ru/sections.json'
import ruDetails from '@university/locales/ru/details.json'
import { languages, type Language } from '../src/i18n/languages'
import { localizePath } from '../src/i18n/paths'
import { absoluteUrl } from '../src/lib/absolute-url'
import type { SiteFile } from './site-finisher'
import { writeFeed, type FeedItem } from './findable/feed'
import { feedFiles, feedKinds, type FeedKind } from './findable/feed-links'
import { readPageFacts } from './findable/page-facts'
import { query, type Graphql } from '../gatsby/query'
import { originOf } from '../gatsby/settings'

const messages: Record<Language, Record<`${'news' | 'announce' | 'events' | 'vacancy'}.title`, string>> = {
  kz: { ...kz, ...kzSections, ...kzDetails },
  ru: { ...ru, ...ruSections, ...ruDetails },
  en: { ...en, ...enSections, ...enDetails },
}
const newest = 30

/**
 * Feeds of the news, announcements, vacancies and events of all sites, in each language as RSS, Atom and JSON. An item without a text in
 * the language of the feed is left out: the feed says once for all of them which language they are in. One without a lead says how its text begins. A site that is closed has none.
 */
export async function makeFeeds(graphql: Graphql): Promise<SiteFile[]> {
  const files: SiteFile[] = []
  for (const language of languages) {
    const data = await query<Queries.FeedsQuery>(graphql, feedsQuery, { language })
    for (const { site, site_info } of data.allUniversitySettings.nodes) {
      const origin = originOf(site)
      for (const kind of feedKinds) {
        const items = nodesOf(data, kind)
          .filter((node) => node.site === site && node.title?.language === language)
          .slice(0, newest)
        if (items.length === 0 || site_info.is_closed) continue
        const publicPath = localizePath(language, kind.path)
        const feed = writeFeed({
          title: feedTitle(kind, language, site_info.name?.text),
          siteName: site_info.name?.text ?? '',
          language,
          // There is no list of vacancies by itself.
          page: origin + localizePath(language, kind.isPage ? kind.path : '/'),
          folder: origin + publicPath,
          items: items.map((node) => toItem(node, origin + localizePath(language, `${kind.path}/${node.api_id}`), origin)),
        })
        for (const { name, format } of feedFiles) files.push({ site, publicPath: `${publicPath}/${name}`, content: feed[format] })
      }
    }
  }
  return files
}

/** `Жаңалықтар — Көкжиек университеті`. */
export function feedTitle({ title }: FeedKind, language: Language, siteName: string | undefined): string {
  return [messages[language][title], siteName].filter(Boolean).join(' — ')
}

type Node = Queries.FeedsQuery['allUniversityNews' | 'allUniversityAnnouncement' | 'allUniversityVacancy' | 'allUniversityEvent']['nodes'][number]

function nodesOf(data: Queries.FeedsQuery, { path }: FeedKind): readonly Node[] {
  return {
    '/news': data.allUniversityNews.nodes,
    '/announce': data.allUniversityAnnouncement.nodes,
    '/vacancy': data.allUniversityVacancy.nodes,
    '/events': data.allUniversityEvent.nodes,
  }[path]
}

function toItem(node: Node, url: string, origin: string): FeedItem {
  const image = 'image' in node ? node.image?.url : undefined
  const categories = 'categories' in node ? node.categories : 'category' in node ? [node.category] : []
  const summary = 'lead' in node ? node.lead : 'summary' in node ? node.summary : 'department' in node ? node.department?.name : null
  /** Only what is in the language of the title. */
  const inLanguage = (text: typeof node.title | undefined) => (text?.language === node.title?.language ? text?.text : undefined)
  const content = 'content' in node ? inLanguage(node.content) : undefined
  return {
    url,
    title: node.title?.text ?? '',
    summary: inLanguage(summary) ?? (content ? readPageFacts(`<body><main>${content}</main>`).beginning : null),
    categories: categories.flatMap(({ name }) => name?.text ?? []),
    author: 'author' in node ? (node.author?.text ?? null) : null,
    picture: image ? absoluteUrl(image, origin) : null,
    publishedAt: node.published_at,
    updatedAt: node.updated_at,
  }
}

const feedsQuery = /* GraphQL */ `
  query Feeds($language: UniversityLanguage!) {
    allUniversitySettings(sort: { site: ASC }) {
      nodes {
        site
        site_info {
          is_closed
          name(language: $language) { text }
        }
      }
    }
    allUniversityNews(sort: [{ published_at: DESC }, { api_id: DESC }]) {
      nodes {
        site
        api_id
        title(language: $language) { text language }
        lead(language: $language) { text language }
        content(language: $language) { text language }
        author(language: $language) { text }
        image { url }
        categories {
          name(language: $language) { text }
        }
        published_at
        updated_at
      }
    }
    allUniversityAnnouncement(sort: [{ published_at: DESC }, { api_id: DESC }]) {
      nodes {
        site
        api_id
        title(language: $language) { text language }
        lead(language: $language) { text language }
        content(language: $language) { text language }
        image { url }
        published_at
        updated_at
      }
    }
    allUniversityVacancy(filter: { status: { eq: open } }, sort: [{ published_at: DESC }, { api_id: DESC }]) {
      nodes {
        site
        api_id
        title(language: $language) { text language }
        department {
          name(language: $language) { text language }
        }
        category {
          name(language: $language) { text }
        }
        published_at
        updated_at
      }
    }
    allUniversityEvent(sort: [{ published_at: DESC }, { api_id: DESC }]) {
      nodes {
        site
        api_id
        title(language: $language) { text language }
        summary(language: $language) { text language }
        content(language: $language) { text language }
        image { url }
        category {
          name(language: $language) { text }
        }
        published_at
        updated_at
      }
    }
  }
`
