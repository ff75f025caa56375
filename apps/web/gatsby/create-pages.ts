import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { MAIN_SITE } from 'gatsby-source-university/constants'
import { defaultLanguage, languages, type Language } from '../src/i18n/languages'
import { localizePath } from '../src/i18n/paths'
import type { PageContext } from '../src/lib/page-context'
import { query, type Graphql } from './query'
import { recordPage } from './page-manifest'
import { messagePartOf, readRoutes } from './routes'
import { toShell, toSiteMap, writeShell, type ShellSource } from './shell'

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, store }) => {
  const root = (store.getState() as { program: { directory: string } }).program.directory
  const routes = await readRoutes(graphql)
  const shells = await writeShells(graphql, path.join(root, 'public'))
  const alone = shells.size === 1

  for (const [site, keys] of shells) {
    const folder = site === MAIN_SITE || alone ? '' : `/_s/${site}`
    for (const route of routes.get(site) ?? []) {
      const messages = messagePartOf(route)
      for (const { language, routed } of forms) {
        const publicPath = routed ? localizePath(language, route.path) : route.path
        const context: PageContext = {
          ...route.variables,
          site,
          language,
          shell: keys[language],
          ...(messages && { messages }),
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
        recordPage({ site, publicPath, gatsbyPath, ...(route.updatedAt && { updatedAt: route.updatedAt }) })
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

/** @returns for each site the keys of its shells by language */
async function writeShells(graphql: Graphql, publicFolder: string): Promise<Map<string, Record<Language, string>>> {
  const keys = new Map<string, Record<Language, string>>()
  for (const language of languages) {
    const data = await query<Queries.ShellsQuery>(graphql, shellsQuery, { language })
    for (const settings of data.allUniversitySettings.nodes) {
      const { site } = settings
      const source: ShellSource = {
        settings,
        menu: data.allUniversityMenu.nodes.find((menu) => menu.site === site),
        pages: data.allUniversityPage.nodes.filter((page) => page.site === site),
        usefulLinks: data.allUniversityUsefulLink.nodes.filter((link) => link.site === site),
        year: data.allUniversityNews.nodes[0]?.published_at.slice(0, 4) ?? '',
        now: Date.now(),
      }
      const key = await writeShell(publicFolder, toShell(site, language, source), toSiteMap(language, source))
      keys.set(site, { ...keys.get(site), [language]: key } as Record<Language, string>)
    }
  }
  return keys
}

const shellsQuery = /* GraphQL */ `
  fragment ShellMenuItem on UniversityMenuItem {
    menu_title(language: $language) { text language }
    slugs
    link
  }
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
          logo { url width height sources { type width url } }
          is_closed
          closed_message(language: $language) { text language }
        }
        alerts {
          id
          severity
          text(language: $language) { text language }
          link
          starts_at
          ends_at
          dismissible
        }
        settings { mourning }
        features { traffic_link old_site_link visitor_badge analytics }
        stats_url
        old_site_url
        reception_url
        admission_page_id
      }
    }
    allUniversityMenu {
      nodes {
        site
        main {
          ...ShellMenuItem
          sub_menu { ...ShellMenuItem sub_menu { ...ShellMenuItem } }
        }
        full {
          ...ShellMenuItem
          sub_menu { ...ShellMenuItem sub_menu { ...ShellMenuItem } }
        }
      }
    }
    allUniversityPage {
      nodes { site api_id slug }
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
