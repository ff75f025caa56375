import path from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { MAIN_SITE } from 'gatsby-source-university/constants'
import { defaultLanguage, languages, type Language } from '../src/i18n/languages'
import { localizePath } from '../src/i18n/paths'
import type { PageContext } from '../src/lib/page-context'
import { toShell, writeShell } from './shell'
import { recordPage } from './page-manifest'

/** A page of a site before it is multiplied by languages. */
interface Route {
  /** Without a language: `/news/1001`. */
  path: string
  template: 'home' | 'page' | 'news-list' | 'news' | 'not-found'
  /** Variables of the template's query beside site and language. */
  variables?: { id?: string; category?: string }
  /** Languages with a text of their own; all when absent. */
  availableLanguages?: readonly Language[]
}

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, store }) => {
  const root = (store.getState() as { program: { directory: string } }).program.directory
  const routes = await readRoutes(graphql)
  const shells = await writeShells(graphql, path.join(root, 'public'))
  const alone = shells.size === 1

  for (const [site, keys] of shells) {
    const folder = site === MAIN_SITE || alone ? '' : `/_s/${site}`
    for (const route of routes.get(site) ?? []) {
      for (const { language, routed } of forms) {
        const publicPath = routed ? localizePath(language, route.path) : route.path
        const context: PageContext = {
          ...route.variables,
          site,
          language,
          shell: keys[language],
          ...(route.availableLanguages && route.availableLanguages.length < languages.length && { availableLanguages: [...route.availableLanguages] }),
          i18n: {
            language,
            languages: [...languages],
            defaultLanguage,
            generateDefaultLanguagePage: true,
            routed,
            originalPath: route.path,
            path: publicPath,
          },
        }
        const gatsbyPath = `${folder}${publicPath === '/' && folder ? '' : publicPath}`
        recordPage({ site, publicPath, gatsbyPath })
        actions.createPage({
          path: gatsbyPath,
          component: path.join(root, 'src/templates', `${route.template}.tsx`),
          context: { ...context },
        })
      }
    }
  }
}

/** Every page exists with each prefix, and unprefixed in the default language. */
const forms: { language: Language; routed: boolean }[] = [
  ...languages.map((language) => ({ language, routed: true })),
  { language: defaultLanguage, routed: false },
]

type Graphql = CreatePagesArgs['graphql']

async function readRoutes(graphql: Graphql): Promise<Map<string, Route[]>> {
  const data = await query<Queries.RoutesQuery>(graphql, /* GraphQL */ `
    query Routes {
      allUniversitySettings { nodes { site } }
      allUniversityPage { nodes { id site slug available_langs } }
      allUniversityNews { nodes { id site api_id available_langs } }
      allUniversityNewsCategory { nodes { site slug } }
    }
  `)

  const routes = new Map<string, Route[]>()
  for (const { site } of data.allUniversitySettings.nodes) {
    routes.set(site, [
      { path: '/', template: 'home' },
      { path: '/news', template: 'news-list' },
      { path: '/404', template: 'not-found' },
    ])
  }
  for (const page of data.allUniversityPage.nodes) {
    routes.get(page.site)?.push({ path: `/page/${page.slug}`, template: 'page', variables: { id: page.id }, availableLanguages: page.available_langs })
  }
  for (const news of data.allUniversityNews.nodes) {
    routes.get(news.site)?.push({ path: `/news/${news.api_id}`, template: 'news', variables: { id: news.id }, availableLanguages: news.available_langs })
  }
  for (const category of data.allUniversityNewsCategory.nodes) {
    routes.get(category.site)?.push({ path: `/news/category/${category.slug}`, template: 'news-list', variables: { category: category.slug } })
  }
  return routes
}

/** @returns for each site the keys of its shells by language */
async function writeShells(graphql: Graphql, publicFolder: string): Promise<Map<string, Record<Language, string>>> {
  const keys = new Map<string, Record<Language, string>>()
  for (const language of languages) {
    const data = await query<Queries.ShellsQuery>(graphql, shellsQuery, { language })
    for (const settings of data.allUniversitySettings.nodes) {
      const { site } = settings
      const shell = toShell(site, language, {
        settings,
        menu: data.allUniversityMenu.nodes.find((menu) => menu.site === site),
        usefulLinks: data.allUniversityUsefulLink.nodes.filter((link) => link.site === site),
        year: data.allUniversityNews.nodes[0]?.published_at.slice(0, 4) ?? '',
      })
      const key = await writeShell(publicFolder, shell)
      keys.set(site, { ...keys.get(site), [language]: key } as Record<Language, string>)
    }
  }
  return keys
}

const shellsQuery = /* GraphQL */ `
  query Shells($language: UniversityLanguage!) {
    allUniversitySettings(sort: { site: ASC }) {
      nodes {
        site
        site_info {
          name(language: $language) { text language }
          short_name(language: $language) { text language }
          tagline(language: $language) { text language }
          address(language: $language) { text language }
          fax
          email
          social_media_ids
          logo { url width height }
        }
        settings { mourning }
        features { traffic_link }
        stats_url
        old_site_url
      }
    }
    allUniversityMenu {
      nodes {
        site
        main {
          menu_title(language: $language) { text language }
          slugs
          link
          sub_menu {
            menu_title(language: $language) { text language }
            slugs
            link
            sub_menu {
              menu_title(language: $language) { text language }
              slugs
              link
            }
          }
        }
      }
    }
    allUniversityNews(sort: { published_at: DESC }, limit: 1) {
      nodes { published_at }
    }
    allUniversityUsefulLink(sort: { sort_order: ASC }) {
      nodes {
        site
        title(language: $language) { text language }
        link
      }
    }
  }
`

async function query<T>(graphql: Graphql, document: string, variables?: Record<string, unknown>): Promise<T> {
  const { data, errors } = await graphql<T>(document, variables)
  if (errors || !data) throw new Error(`Query of create-pages.ts failed: ${String(errors)}`)
  return data
}
