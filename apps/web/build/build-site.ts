import fs from 'node:fs/promises'
import path from 'node:path'
import { defaultLanguage, type Language } from '../src/i18n/languages'
import { listPages, type SitePage } from '../gatsby/list-pages'
import type { Graphql } from '../gatsby/query'
import { buildHour } from '../gatsby/build-hour'
import { buildTime } from '../gatsby/settings'
import { shellFile, siteMapFile } from '../gatsby/shell'
import { writeShells } from '../gatsby/write-shells'
import { BuildDigest, buildFiles } from './build-manifest'
import { bundleFolder, type Bundle } from './bundle'
import type { Code } from './code'
import { makeCalendars } from './make-calendars'
import { makeFeeds } from './make-feeds'
import { makeFindable } from './make-findable'
import { LinkTable, type MadePages } from './make-pages'
import type { PageData } from './page-renderer'
import type { SiteFile, SiteFinisher } from './site-finisher'
import { SiteFolder } from './site-folder'
import { lastingFiles, manifestFormat, type SiteManifest } from './site-manifest'

/** What a site is built with: Gatsby, with the content of this site and no other. */
export interface SiteSource {
  graphql: Graphql
  /** The data of a page, by the query of its template. @throws Error with what the query said */
  dataOf(page: SitePage): Promise<unknown>
  render(data: PageData): Promise<string>
  /** Where the renderer looks for shells. */
  publicFolder: string
  warn(message: string): void
}

export interface BuildSiteOptions {
  site: string
  bundle: Bundle
  code: Code
  /** See SiteManifest. */
  settings: string
  content: string | undefined
  /** Folder to put it together in. */
  target: string
  former: FormerBuild | undefined
  /** Only says what would be done. */
  isDryRun?: boolean
  progress?: (done: number, total: number) => void
}

export interface FormerBuild {
  folder: string
  manifest: SiteManifest
}

export interface BuiltSite extends Pick<MadePages, 'made' | 'renamed' | 'isNew' | 'undrawn'> {
  manifest: SiteManifest
  /** Pages of the former build that are no more. */
  gone: string[]
}

/** A site that is being put together, by one process or, page by page, by several. */
export interface SiteInHand {
  source: SiteSource
  options: BuildSiteOptions
  time: number
  /** Names of the shells, by language. */
  shells: Record<Language, string>
  pages: readonly SitePage[]
  feeds: readonly SiteFile[]
  finisher: SiteFinisher
  /** Undefined where nothing is written. */
  folder: SiteFolder | undefined
}

/** Reads what is there to be made. Its pages are made by makePages. */
export async function openSite(source: SiteSource, options: BuildSiteOptions): Promise<SiteInHand> {
  const time = buildTime()
  const allShells = await writeShells(source.graphql, source.publicFolder)
  const shells = allShells.get(options.site)
  if (!shells) throw new Error(`The content has no site ${options.site}.`)
  const pages = await listPages(source.graphql, allShells)
  const feeds = await makeFeeds(source.graphql)
  const finisher = await makeFindable({ graphql: source.graphql, publicFolder: source.publicFolder, warn: source.warn, feeds, now: time })
  return { source, options, time, shells, pages, feeds, finisher, folder: options.isDryRun ? undefined : new SiteFolder(options.target, options.former?.folder) }
}

/** Writes what the site has beside its pages and their pictures. @param parts all pages, share by share */
export async function finishSite({ source, options, time, shells, pages, feeds, finisher, folder }: SiteInHand, parts: readonly MadePages[]): Promise<BuiltSite> {
  const { site, bundle, code, settings, content, former } = options
  const made = parts.flatMap((part) => part.made).sort((one, other) => (one.path < other.path ? -1 : 1))
  const renamed = parts.reduce((sum, part) => sum + part.renamed, 0)
  const paths = new Set(pages.map((page) => page.path))
  const gone = Object.keys(former?.manifest.pages ?? {}).filter((one) => !paths.has(one))
  let isNew = gone.length > 0 || parts.some((part) => part.isNew)
  const undrawn = [...new Set(parts.flatMap((part) => part.undrawn))]
  const lacking = [...new Set(parts.flatMap((part) => part.lacking))].sort()
  if (former?.manifest.lacking?.some((file) => undrawn.includes(file) && !lacking.includes(file))) isNew = true
  const manifest: SiteManifest = { site, id: '', format: manifestFormat, code, scripts: bundle.scripts, settings, content, time: new Date(time).toISOString(), ...joined(parts), files: [], carried: [], ...(lacking.length > 0 && { lacking }) }
  if (!folder) return { manifest, made, renamed, gone, undrawn, isNew }

  const files = new Set(parts.flatMap((part) => part.files))
  const write = async (file: string, data: string | Buffer) => {
    files.add(file)
    if (await folder.write(file, data)) isNew = true
  }
  for (const file of bundle.files) {
    files.add(file)
    folder.link(path.join(bundleFolder, 'public'), file)
  }
  const entries = Object.entries(manifest.pages)
  for (const key of new Set(entries.map(([, { shell }]) => shell))) {
    for (const file of [shellFile(key), siteMapFile(key)]) await write(file, await fs.readFile(path.join(source.publicFolder, file)))
  }
  const facts = entries.map(([at, { finished }]) => ({ path: at, ...finished }))
  for (const file of [...(await makeCalendars(source.graphql, time)), ...feeds, ...(await finisher.files(site, shells[defaultLanguage], facts))]) await write(file.publicPath.slice(1), file.content)
  manifest.id = idOf(manifest, bundle)
  for (const { file, text } of buildFiles(manifest.id, Date.parse(buildHour(time).now), new Set(entries.map(([, { template }]) => template)))) await write(file, text)
  await write('csp-hashes.json', JSON.stringify([...new Set(entries.flatMap(([, { scripts }]) => scripts))].sort()))
  manifest.files = [...files].sort()
  manifest.carried = former ? await carry(folder, former, files) : []
  return { manifest, made, renamed, gone, undrawn, isNew }
}

/** All pages by path, with one list of links in their order. */
function joined(parts: readonly MadePages[]): Pick<SiteManifest, 'pages' | 'links'> {
  const table = new LinkTable()
  const all = parts.flatMap(({ pages, links }) => Object.entries(pages).map(([at, page]) => ({ at, page, links })))
  all.sort((one, other) => (one.at < other.at ? -1 : 1))
  const pages = Object.fromEntries(all.map(({ at, page, links }) => [at, { ...page, links: page.links.map((link) => table.place(links[link] ?? '')) }]))
  return { pages, links: table.list }
}

/** Pages that were loaded from the former build ask for its scripts, styles and shells until they are loaded anew. */
async function carry(folder: SiteFolder, former: FormerBuild, files: ReadonlySet<string>): Promise<string[]> {
  const lasting = lastingFiles(former.manifest).filter((file) => !files.has(file))
  for (const file of lasting) folder.keep(file)
  return lasting
}

/** Names what readers get: data, which name the shells, scripts and styles. HTML is made of them. */
function idOf({ pages }: SiteManifest, bundle: Bundle): string {
  const digest = new BuildDigest()
  for (const [at, entry] of Object.entries(pages)) digest.add(at, entry.digest)
  digest.add('code', bundle.scripts.compilationHash)
  return String(digest)
}
