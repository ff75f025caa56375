import fs from 'node:fs/promises'
import path from 'node:path'
import { localizePath } from '../src/i18n/paths'
import type { Shell } from '../src/shell/shell'
import type { SiteFile, SiteFinisher } from './site-finisher'
import { feedKinds } from './findable/feed-links'
import { makeFinisher } from './findable/finisher'
import { PreviewPictures } from './findable/preview-pictures'
import { readProgrammes, type Programme } from './findable/programmes'
import { readPicture } from './findable/read-picture'
import type { Moved } from './findable/redirects'
import { feedTitle } from './make-feeds'
import { query, type Graphql } from '../gatsby/query'
import { settings } from '../gatsby/settings'
import { shellFile } from '../gatsby/shell'

export interface MakeFindableOptions {
  graphql: Graphql
  /** Where the shells of the sites are. */
  publicFolder: string
  /** Told in one line what is left out. */
  warn(message: string): void
  /** See makeFeeds. */
  feeds: readonly SiteFile[]
  /** Milliseconds. */
  now: number
}

/** What makes the pages of all sites findable and shareable, with everything that it needs to know of the content. */
export async function makeFindable({ graphql, publicFolder, warn, feeds, now }: MakeFindableOptions): Promise<SiteFinisher> {
  const data = await query<Queries.FindableQuery>(graphql, findableQuery)
  const previews = new PreviewPictures({
    // Not in Gatsby's own cache, which goes with every change of the code.
    cacheFolder: path.resolve(__dirname, '../../../node_modules/.cache/link-previews'),
    readPicture,
    isSample: settings.linkPictures === 'some',
    warn,
  })
  await previews.sweep(now)

  const shells = new Map<string, Promise<Shell>>()
  const programmes = new Map<string, Promise<Programme[]>>()
  const readAllProgrammes = (site: string) => remember(programmes, site, () => readProgrammes(settings.apiUrl, site))
  const chosen = chosenPictures(data)
  const lists = listsOf(data)
  const feedFolders = new Set(feeds.map(({ site, publicPath }) => `${site} ${path.posix.dirname(publicPath)}`))

  return makeFinisher({
    previews,
    now,
    warn,
    readPicture,
    readShell: (key) => remember(shells, key, async () => JSON.parse(await fs.readFile(path.join(publicFolder, shellFile(key)), 'utf8')) as Shell),
    async programmesOf(site, pagePath, cafedraId) {
      if (cafedraId !== undefined) return (await readAllProgrammes(site)).filter(({ cafedra }) => cafedra?.id === cafedraId)
      const shown = lists.get(`${site} ${pagePath}`)
      return shown ? (await readAllProgrammes(site)).filter((programme) => shown.some((options) => isListed(programme, options))) : []
    },
    chosenPicture: (site, pagePath) => chosen.get(`${site} ${pagePath}`),
    movedOf: (site) => movedOf(data, site),
    feedsOf: (site, language, pagePath, siteName) =>
      feedKinds
        .filter((kind) => pagePath === '/' || pagePath === kind.path)
        .map((kind) => ({ title: feedTitle(kind, language, siteName), folder: localizePath(language, kind.path) }))
        .filter(({ folder }) => feedFolders.has(`${site} ${folder}`)),
  })
}

/** Options of ProfListBlock that say something about programmes. */
interface ListOptions {
  level?: Programme['level']
  training_id?: number
  study_form?: Programme['study_form']
  language?: Programme['languages'][number]
}

/** By site and path: what each list of programmes on the page shows. */
function listsOf(data: Queries.FindableQuery): Map<string, ListOptions[]> {
  const lists = new Map<string, ListOptions[]>()
  for (const { site, slug, blocks } of data.allUniversityPage.nodes) {
    const shown = blocks.flatMap(({ name, props }) => (name === 'ProfListBlock' ? [props as ListOptions] : []))
    if (shown.length > 0) lists.set(`${site} /page/${slug}`, shown)
  }
  return lists
}

function isListed(programme: Programme, { level, training_id, study_form, language }: ListOptions): boolean {
  return (
    (level === undefined || programme.level === level) &&
    (training_id === undefined || programme.training.id === training_id) &&
    (study_form === undefined || programme.study_form === study_form) &&
    (language === undefined || programme.languages.includes(language))
  )
}

function remember<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

function chosenPictures(data: Queries.FindableQuery): Map<string, string> {
  const pictures = new Map<string, string>()
  const add = (pagePath: string, { site, seo }: { readonly site: string; readonly seo: { readonly og_image: { readonly url: string } | null } }) => {
    if (seo.og_image) pictures.set(`${site} ${pagePath}`, seo.og_image.url)
  }
  for (const node of data.allUniversityPage.nodes) add(`/page/${node.slug}`, node)
  for (const node of data.allUniversityNews.nodes) add(`/news/${node.api_id}`, node)
  for (const node of data.allUniversityArchivedNews.nodes) add(`/news/archive/${node.api_id}`, node)
  for (const node of data.allUniversityAnnouncement.nodes) add(`/announce/${node.api_id}`, node)
  for (const node of data.allUniversityEvent.nodes) add(`/events/${node.api_id}`, node)
  for (const node of data.allUniversityVacancy.nodes) add(`/vacancy/${node.api_id}`, node)
  for (const node of data.allUniversityPortfolio.nodes) add(`/portfolio/${node.api_id}`, node)
  return pictures
}

function movedOf(data: Queries.FindableQuery, site: string): Moved[] {
  const of = <Node extends { readonly site: string }>(nodes: readonly Node[]) => nodes.filter((node) => node.site === site)
  return [
    ...of(data.allUniversityPage.nodes).map(({ slug, former_addresses }) => ({ path: `/page/${slug}`, former: former_addresses ?? [] })),
    ...of(data.allUniversityNews.nodes).map(({ api_id, former_addresses }) => ({ path: `/news/${api_id}`, former: former_addresses ?? [] })),
    ...of(data.allUniversityArchivedNews.nodes).map(({ api_id, legacy_url }) => ({ path: `/news/archive/${api_id}`, former: [], legacyUrl: legacy_url })),
  ]
}

const findableQuery = /* GraphQL */ `
  fragment FindableSeo on UniversitySeo {
    og_image { url }
  }
  query Findable {
    allUniversityPage {
      nodes {
        site
        slug
        former_addresses
        blocks { name props }
        seo { ...FindableSeo }
      }
    }
    allUniversityNews { nodes { site api_id former_addresses seo { ...FindableSeo } } }
    allUniversityArchivedNews { nodes { site api_id legacy_url seo { ...FindableSeo } } }
    allUniversityAnnouncement { nodes { site api_id seo { ...FindableSeo } } }
    allUniversityEvent { nodes { site api_id seo { ...FindableSeo } } }
    allUniversityVacancy { nodes { site api_id seo { ...FindableSeo } } }
    allUniversityPortfolio { nodes { site api_id seo { ...FindableSeo } } }
  }
`
