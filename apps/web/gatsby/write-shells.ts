import { languages, type Language } from '../src/i18n/languages'
import { query, type Graphql } from './query'
import { buildTime } from './settings'
import { toShell, toSiteMap, writeShell, type ShellSource } from './shell'

/**
 * Writes the shells of all sites in all languages.
 *
 * @param publicFolder where the server render and the browser look for them
 * @returns for each site the keys of its shells by language
 */
export async function writeShells(graphql: Graphql, publicFolder: string): Promise<Map<string, Record<Language, string>>> {
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
        now: buildTime(),
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
    allUniversityUsefulLink(sort: { sort_order: ASC }) {
      nodes {
        site
        title(language: $language) { text language }
        link
      }
    }
  }
`
