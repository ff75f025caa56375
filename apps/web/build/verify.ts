import fs from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from 'gatsby-source-university/map-concurrently'
import type { FormerBuild } from './build-site'
import type { SitemapPage } from './findable/sitemap'
import type { PageData } from './page-renderer'
import { dataFile, htmlFile, sizeOf } from './site-folder'
import type { SiteManifest } from './site-manifest'

/** Larger is no page but a mistake: bytes of HTML. */
const largestPage = 1_500_000
/** A build that has lost more of its pages than this has met an API that was not itself. */
const mostLost = 0.5
/** So many pages of a kind, ten items in each language and without one, no editor removes between two builds: their list came empty. */
const fewestOfKind = 40
/** So many entries of a list within a page, such as fees or scores, no editor removes between two builds: it came empty. */
const fewestOfList = 10
/** Files; Node has four threads for them. */
const readsAtOnce = 8

export interface VerifyOptions {
  folder: string
  manifest: SiteManifest
  former: FormerBuild | undefined
  /** Files that come when it is served. */
  late?: readonly string[]
  /** Pages that are, byte by byte, those of the former build, which was looked at: only their files are looked for. */
  isKept(page: string): boolean
}

/** What keeps a build from being published; empty where all is well. */
export async function findFaults({ folder, manifest, former, late = [], isKept }: VerifyOptions): Promise<string[]> {
  const faults: string[] = []
  const coming = new Set(late)
  const paths = Object.keys(manifest.pages)
  for (const needed of ['/', '/404', ...['kz', 'ru', 'en'].map((language) => `/${language}`)]) if (!manifest.pages[needed]) faults.push(`${needed}: there is no such page`)
  const ofPages = await mapConcurrently(paths, readsAtOnce, async (at) => {
    const [file, size] = [path.join(folder, htmlFile(at)), manifest.pages[at]?.size ?? 0]
    if (isKept(at) && sizeOf(file) === size) return []
    const html = await fs.readFile(file, 'utf8').catch(() => undefined)
    return html === undefined ? [`${at}: the file is missing`] : [...faultsOf(html, size), ...faultsOfListed(html, manifest.pages[at]?.finished.listed)].map((fault) => `${at}: ${fault}`)
  })
  const ofFiles = manifest.files.filter((file) => !coming.has(file) && !sizeOf(path.join(folder, file))).map((file) => `${file}: is missing or empty`)
  faults.push(...ofPages.flat(), ...ofFiles)
  const before = Object.keys(former?.manifest.pages ?? {}).length
  if (paths.length < before * mostLost) faults.push(`${paths.length} pages are left of ${before}; --force publishes them`)
  faults.push(...lostKinds(manifest, former?.manifest))
  if (former) faults.push(...(await lostLists({ folder, manifest }, former)))
  return faults
}

/** Of what the site had many, and has none. */
function lostKinds(manifest: SiteManifest, former: SiteManifest | undefined): string[] {
  const left = new Set(Object.values(manifest.pages).map(({ template }) => template))
  const before = new Map<string, number>()
  for (const { template } of Object.values(former?.pages ?? {})) before.set(template, (before.get(template) ?? 0) + 1)
  return [...before].filter(([template, count]) => count >= fewestOfKind && !left.has(template)).map(([template, count]) => `none is left of ${count} pages of the template ${template}; --force publishes the site without them`)
}

/** Blocks that listed many entries, and list none: what has no pages of its own. */
async function lostLists(built: Pick<VerifyOptions, 'folder' | 'manifest'>, former: FormerBuild): Promise<string[]> {
  const changed = Object.entries(built.manifest.pages).flatMap(([at, { template, data }]) => (template === 'page' && former.manifest.pages[at] && former.manifest.pages[at].data !== data ? [at] : []))
  const faults = await mapConcurrently(changed, readsAtOnce, async (at) => {
    const [before, now] = await Promise.all([totalsIn(former.folder, at), totalsIn(built.folder, at)])
    return [...before].filter(([block, total]) => total >= fewestOfList && now.get(block) === 0).map(([block, total]) => `${at}: none is left of ${total} entries of its block ${block}; --force publishes the page without them`)
  })
  return faults.flat()
}

/** How many entries each list in a page has, of which it shows the first. By its name and options: with others it is another list. */
async function totalsIn(folder: string, page: string): Promise<Map<string, number>> {
  const data = JSON.parse(await fs.readFile(path.join(folder, dataFile(page)), 'utf8').catch(() => '{}')) as Partial<PageData>
  const { blocks = [] } = (data.result?.data as Partial<Queries.PageQuery> | undefined)?.universityPage ?? {}
  return new Map(
    blocks.flatMap(({ name, props, initial }) => {
      const total = (initial as { page?: { total?: number } } | null)?.page?.total
      return total === undefined ? [] : [[`${name} ${JSON.stringify(props)}`, total] as const]
    }),
  )
}

function faultsOf(html: string, size: number): string[] {
  const faults: string[] = []
  if (!/^<!DOCTYPE html><html[^>]* lang="(kk|ru|en)"/i.test(html)) faults.push('does not begin as a page in a language')
  if (!html.trimEnd().endsWith('</html>')) faults.push('is cut off')
  if (!/<title[^>]*>[^<]/.test(html)) faults.push('has no title')
  if (Buffer.byteLength(html) !== size) faults.push('is not as long as it was written')
  if (size > largestPage) faults.push(`has ${size} bytes`)
  return faults
}

/** What is read from a page goes into the sitemap: where nothing was found, the page has been written in another way than it is read. */
function faultsOfListed(html: string, listed: SitemapPage | undefined): string[] {
  if (!listed) return []
  const faults: string[] = []
  if (!/<link\s[^>]*rel="canonical"/.test(html)) faults.push('is in the sitemap, and names no canonical address')
  if (listed.alternates.length === 0) faults.push('is in the sitemap, and names no languages that it is in')
  return faults
}

/** A link that leads to nothing. */
export interface BrokenLink {
  site: string
  /** A page that has it; there may be more. */
  page: string
  link: string
}

export interface LinkTargets {
  /** The site that is served or about to be; undefined where there is none. */
  manifestOf(site: string): SiteManifest | undefined
  /** Former addresses that lead on. */
  redirectsOf(site: string): ReadonlySet<string>
  /** Whether the API serves a file: `/media/…`, `/api/…`. */
  isServedByApi(path: string): Promise<boolean>
}

/** Follows each link within the university once. */
export async function findBrokenLinks(manifest: SiteManifest, targets: LinkTargets): Promise<BrokenLink[]> {
  const { site, links, pages } = manifest
  const broken: BrokenLink[] = []
  const siteExists = existsIn(targets)
  for (const [place, link] of links.entries()) {
    const [, other, rest = ''] = /^\/\/([^/]+)(.*)$/.exec(link) ?? []
    if (await siteExists(other ?? site, other === undefined ? link : rest || '/')) continue
    const page = Object.entries(pages).find(([, entry]) => entry.links.includes(place))?.[0]
    if (page !== undefined) broken.push({ site, page, link })
  }
  return broken
}

/** @returns what tells whether a link of a site leads to something */
function existsIn(targets: LinkTargets): (site: string, link: string) => Promise<boolean> {
  const filesOf = new Map<string, ReadonlySet<string>>()
  return async (site, link) => {
    // Of what is no page (page-path.ts of the blocks), `/static/` is a file of the site's own.
    if (/^\/(media|api)\//.test(link)) return targets.isServedByApi(link)
    const manifest = targets.manifestOf(site)
    // A site that is not built here cannot be asked.
    if (!manifest || manifest.pages[link] !== undefined) return true
    const files = filesOf.get(site) ?? new Set(manifest.files)
    filesOf.set(site, files)
    return files.has(link.slice(1)) || targets.redirectsOf(site).has(link)
  }
}
