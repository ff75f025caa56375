import { createHash } from 'node:crypto'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { groupBy } from '../group-by'
import { siteFolder } from '../sites/site-from-host'
import { storedItems, type StoredItem } from './content-digest'
import type { Kind, Site } from './kind'
import { loadKinds } from './kinds'

/**
 * Kinds that all sites share and that a site shows with items of its own only, by the kinds of these. A kind that is not
 * here is shown by every site. Where no kind is named, items hold what they say of it, so their own digests move.
 */
export const shownWith: Record<string, string[]> = {
  accreditation: [],
  country: ['partner-university'],
  'document-category': ['document'],
  office: [],
  'price-category': ['price'],
  profession: ['program'],
  'profile-subject': ['program'],
  'program-group': [],
  'score-category': ['passing-score', 'doctoral-score'],
  'showcase-category': ['showcase-item'],
  'spoken-language': [],
  'training-direction': ['passing-score', 'doctoral-score'],
  'training-field': ['program', 'passing-score', 'doctoral-score'],
}

/** The main site shows this blog, whichever site has it: `getBlog` asks for no site. */
const blogOfTheMainSite = 'rector'

/**
 * For each site that there is, by the name of its folder, a name of all that the API answers for it: another one when an
 * answer may differ, also by what the site shares with others. Drafts, which the API does not show, and the order of search
 * hits, for which the words of all sites count, make no difference; nor does what visitors were published with since.
 *
 * @param config what the server itself puts into answers
 * @param stored all that imports wrote, where it is at hand
 * @returns 16 hexadecimal digits a site
 */
export async function siteDigests(database: Database, { consentVersion, receptionUrl, siteUrl }: Pick<Config, 'consentVersion' | 'receptionUrl' | 'siteUrl'>, stored?: StoredItem[]): Promise<Record<string, string>> {
  const kinds = new Map((await loadKinds()).map((kind) => [kind.name, kind]))
  const items = await withSites(database, stored ?? (await storedItems(database.query)), kinds)
  const shared = items.filter(({ kind }) => kinds.get(kind)?.shared)
  const bySite = groupBy(items.flatMap((item) => item.sites.map((site) => ({ site, item }))), ({ site }) => site, ({ item }) => item)
  for (const [site, item] of await elsewhere(database, items)) bySite.get(site)?.push(item)

  const ofServer = JSON.stringify([consentVersion, receptionUrl ?? null, siteUrl])
  return Object.fromEntries(
    [...bySite].flatMap(([site, own]) => {
      const ownKinds = new Set(own.map(({ kind }) => kind))
      // A site exists when it has settings.
      if (!ownKinds.has('settings')) return []
      const shown = shared.filter(({ kind }) => shownWith[kind]?.some((user) => ownKinds.has(user)) ?? true)
      const names = new Set([...own, ...shown].map(({ kind, id, digest }) => `${kind} ${id} ${digest}`))
      return [[siteFolder(site), createHash('sha256').update(`${ofServer}\n${[...names].sort().join('\n')}`).digest('hex').slice(0, 16)]]
    }),
  )
}

interface ShownItem extends StoredItem {
  /** The first is the one that stands for the item where no site is asked for; none of a kind that all sites share. */
  sites: Site[]
}

/** Those that are published, with the sites that show them. */
async function withSites({ query }: Database, stored: StoredItem[], kinds: Map<string, Kind>): Promise<ShownItem[]> {
  const shown = await query.selectFrom('content_item_site').selectAll().orderBy('site').execute()
  const sitesOf = groupBy(shown, ({ kind, id }) => `${kind} ${id}`, ({ site }) => site as Site)
  return stored
    .filter(({ published_at }) => published_at !== null)
    .map((item) => ({ ...item, sites: kinds.get(item.kind)?.shared ? [] : (sitesOf.get(`${item.kind} ${item.id}`) ?? []) }))
}

/** Items that a site's answers are made of although another site has them. */
async function elsewhere(database: Database, items: ShownItem[]): Promise<[Site, ShownItem][]> {
  const [blog] = items.filter(({ kind, slug }) => kind === 'blog' && slug === blogOfTheMainSite).sort((a, b) => a.id - b.id)
  const posts = blog ? await withFacet(database, 'blog-post', 'blog') : []
  const ofBlog = find(items, 'blog-post', new Set(posts.filter(({ value }) => value === blogOfTheMainSite).map(({ id }) => id)))

  // The projects of a person are counted on the person's first site.
  const people = new Map(items.filter(({ kind, sites }) => kind === 'portfolio' && sites.length > 1).map(({ id, sites }) => [String(id), sites]))
  const named = people.size > 0 ? (await withFacet(database, 'scientific-project', 'person')).filter(({ value }) => people.has(value)) : []
  const projects = new Map(find(items, 'scientific-project', new Set(named.map(({ id }) => id))).map((project) => [project.id, project]))
  const ofPeople = named.flatMap(({ id, value }): [Site, ShownItem][] => {
    const [project, [first = '', ...others]] = [projects.get(id), people.get(value) ?? []]
    return project?.sites.includes(first) ? others.map((site) => [site, project]) : []
  })
  return [...(blog ? [blog, ...ofBlog] : []).map((item): [Site, ShownItem] => ['', item]), ...ofPeople, ...websites(items)]
}

/** That there is a site of a department's name: whoever shows the department names its address. What the site says of itself makes no difference. */
function websites(items: ShownItem[]): [Site, ShownItem][] {
  const bySlug = new Map(items.flatMap((item) => (item.kind === 'settings' ? item.sites.map((site) => [site as string, item] as const) : [])))
  return items.flatMap(({ kind, slug, sites }) => {
    const settings = kind === 'department' ? bySlug.get(slug ?? '') : undefined
    return settings ? sites.map((site): [Site, ShownItem] => [site, { ...settings, kind: 'website', digest: '' }]) : []
  })
}

function find(items: ShownItem[], wanted: string, ids: ReadonlySet<number>): ShownItem[] {
  return items.filter(({ kind, id }) => kind === wanted && ids.has(id))
}

function withFacet({ query }: Database, kind: string, name: string): Promise<{ id: number; value: string }[]> {
  return query.selectFrom('content_facet').where('kind', '=', kind).where('name', '=', name).select(['id', 'value']).execute()
}
