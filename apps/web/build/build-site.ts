import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { siteSlugs } from '@university/api-client/contract'
import { MAIN_SITE } from 'gatsby-source-university/constants'
import { defaultLanguage } from '../src/i18n/languages'
import { BuildDigest, buildFiles } from './build-manifest'
import { withLateScripts } from './late-scripts'
import { listPages, type SitePage } from '../gatsby/list-pages'
import { makeCalendars } from './make-calendars'
import { makeFeeds } from './make-feeds'
import { makeFindable } from './make-findable'
import type { Graphql } from '../gatsby/query'
import { buildTime, originOf } from '../gatsby/settings'
import { shellFile, siteMapFile } from '../gatsby/shell'
import { writeShells } from '../gatsby/write-shells'
import { bundleFolder, type Bundle, type Scripts } from './bundle'
import { ChangedCode, type Code } from './code'
import type { PageData } from './page-renderer'
import { internalLinks, scriptHashes } from './read-html'
import type { SiteFinisher } from './site-finisher'
import { SiteFolder } from './site-folder'
import { withScripts } from './page-scripts'
import { lastingFiles, manifestFormat, type PageEntry, type SiteManifest } from './site-manifest'
import { whyAnew, type Reason } from './reasons'

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

export interface BuiltSite {
  manifest: SiteManifest
  /** Pages that were made anew, with why. */
  made: { path: string; reason: Reason }[]
  /** How many of the others name the scripts of another bundle than before, and are the same but for that. */
  renamed: number
  /** Pages of the former build that are no more. */
  gone: string[]
  /** False where every byte is that of the former build. */
  isNew: boolean
}

const pagesAtOnce = 16

/** Puts a site together beside its former build. What has not changed is taken from there. */
export async function buildSite(source: SiteSource, options: BuildSiteOptions): Promise<BuiltSite> {
  const { site, bundle, code, settings, content, target, former, isDryRun = false } = options
  const time = buildTime()
  const folder = isDryRun ? undefined : await SiteFolder.create(target, former?.folder)
  const shells = await writeShells(source.graphql, source.publicFolder)
  const keys = shells.get(site)
  if (!keys) throw new Error(`The content has no site ${site}.`)
  const pages = await listPages(source.graphql, shells)
  const feeds = await makeFeeds(source.graphql)
  const finisher = await makeFindable({ graphql: source.graphql, publicFolder: source.publicFolder, warn: source.warn, feeds, now: time })

  const made: BuiltSite['made'] = []
  const entries = new Map<string, PageEntry>()
  const links = new LinkTable()
  const changedCode = new ChangedCode(bundle, code, former?.manifest.code)
  const isSameScripts = former !== undefined && isSame(former.manifest.scripts, bundle.scripts)
  const isSameSettings = former?.manifest.settings === settings
  let isNew = !former
  let renamed = 0
  let done = 0
  const work = async (page: SitePage) => {
    const data: PageData = { componentChunkName: bundle.templates[page.template]?.chunk ?? '', path: page.path, result: { data: await source.dataOf(page), pageContext: page.context }, staticQueryHashes: [] }
    const text = JSON.stringify(data)
    const hashes = { data: sha256(text), follows: sha256(JSON.stringify(await finisher.follows(page))) }
    const before = former?.manifest.pages[page.path]
    const reason = await whyAnew({ before, hashes, changedCode: changedCode.of(page, data.result.data), isSameSettings, data, formerData: former && path.join(former.folder, dataFile(page.path)) })
    if (!reason && before && former) {
      const kept = folder ? await keepPage(folder, page.path, former, bundle.scripts) : {}
      if (kept) {
        if (!isSameScripts) [renamed, isNew] = [renamed + 1, true]
        entries.set(page.path, { ...before, ...kept, links: before.links.map((link) => links.place(former.manifest.links[link] ?? '')) })
        options.progress?.((done += 1), pages.length)
        return
      }
    }
    made.push({ path: page.path, reason: reason ?? { kind: 'lost' } })
    isNew = true
    if (folder) entries.set(page.path, { ...(await makePage(source, finisher, folder, page, data, links)), ...hashes })
    options.progress?.((done += 1), pages.length)
  }
  for (let start = 0; start < pages.length; start += pagesAtOnce) await allDone(pages.slice(start, start + pagesAtOnce).map(work))
  made.sort((one, other) => (one.path < other.path ? -1 : 1))
  const gone = Object.keys(former?.manifest.pages ?? {}).filter((one) => !pages.some((page) => page.path === one))

  const manifest: SiteManifest = { site, id: '', format: manifestFormat, code, scripts: bundle.scripts, settings, content, time: new Date(time).toISOString(), pages: sorted(entries), files: [], carried: [], links: links.list }
  if (!folder) return { manifest, made, renamed, gone, isNew: isNew || gone.length > 0 }

  const files = new Set<string>()
  const write = async (file: string, data: string | Buffer) => {
    files.add(file)
    if (await folder.write(file, data)) isNew = true
  }
  for (const file of bundle.files) {
    files.add(file)
    await folder.link(path.join(bundleFolder, 'public'), file)
  }
  for (const key of new Set([...entries.values()].map(({ shell }) => shell))) {
    for (const file of [shellFile(key), siteMapFile(key)]) await write(file, await fs.readFile(path.join(source.publicFolder, file)))
  }
  const facts = Object.entries(manifest.pages).map(([at, { finished }]) => ({ path: at, ...finished }))
  const keep = async (publicPath: string) => {
    const kept = await folder.keep(publicPath.slice(1))
    if (kept) files.add(publicPath.slice(1))
    return kept
  }
  for (const file of [...(await makeCalendars(source.graphql, time)), ...feeds, ...(await finisher.files(site, keys[defaultLanguage], facts, keep))]) await write(file.publicPath.slice(1), file.content)
  manifest.id = idOf(manifest, bundle)
  for (const { file, text } of buildFiles(manifest.id, new Set([...entries.values()].map(({ template }) => template)))) await write(file, text)
  await write('csp-hashes.json', JSON.stringify([...new Set([...entries.values()].flatMap(({ scripts }) => scripts))].sort()))
  manifest.files = [...files].sort()
  manifest.carried = former ? await carry(folder, former, files) : []
  return { manifest, made, renamed, gone, isNew: isNew || gone.length > 0 }
}

/** Renders a page, has the last word put in, and writes its HTML and its data. */
async function makePage(source: SiteSource, finisher: SiteFinisher, folder: SiteFolder, page: SitePage, data: PageData, links: LinkTable): Promise<Omit<PageEntry, 'data' | 'follows'>> {
  const { html, ...finished } = await finisher.page(page, withLateScripts(await source.render(data)), data.result.data)
  for (const alias of aliasesOf(page.path)) {
    await folder.write(htmlFile(alias), html)
    await folder.write(dataFile(alias), JSON.stringify({ ...data, path: alias }))
  }
  return {
    template: page.template,
    shell: page.context.shell,
    digest: sha256(JSON.stringify(data.result, withoutHour)),
    size: Buffer.byteLength(html),
    scripts: scriptHashes(html),
    finished,
    links: internalLinks(html, page.site, siteOfOrigin).map((link) => links.place(link)),
  }
}

/** Takes a page from the former build, but for the names of the scripts. @returns what is not as it was; undefined where it has lost the page */
async function keepPage(folder: SiteFolder, page: string, former: FormerBuild, scripts: Scripts): Promise<Partial<PageEntry> | undefined> {
  if (isSame(former.manifest.scripts, scripts)) return (await allKept(folder, page)) ? {} : undefined
  const html = await fs.readFile(path.join(former.folder, htmlFile(page)), 'utf8').catch(() => '')
  const renamed = withScripts(html, former.manifest.scripts, scripts)
  if (renamed === undefined) return undefined
  for (const alias of aliasesOf(page)) {
    if (!(await folder.keep(dataFile(alias)))) return undefined
    await folder.write(htmlFile(alias), renamed)
  }
  return { size: Buffer.byteLength(renamed), scripts: scriptHashes(renamed) }
}

function isSame(one: Scripts, other: Scripts): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function allKept(folder: SiteFolder, page: string): Promise<boolean> {
  const kept = await Promise.all(aliasesOf(page).flatMap((alias) => [folder.keep(htmlFile(alias)), folder.keep(dataFile(alias))]))
  return kept.every(Boolean)
}

/** Pages that were loaded from the former build ask for its scripts, styles and shells until they are loaded anew. */
async function carry(folder: SiteFolder, former: FormerBuild, files: ReadonlySet<string>): Promise<string[]> {
  const lasting = lastingFiles(former.manifest).filter((file) => !files.has(file))
  for (const file of lasting) await folder.keep(file)
  return lasting
}

/** Names what readers get: data, shells, scripts and styles. HTML is made of them; the names of scripts hold their hashes. */
function idOf({ pages, files }: SiteManifest, bundle: Bundle): string {
  const digest = new BuildDigest()
  for (const [at, entry] of Object.entries(pages)) digest.add(at, entry.digest)
  digest.add('code', bundle.scripts.compilationHash)
  digest.add('files', files.filter((file) => bundle.files.includes(file) || file.startsWith('shell/')).join('\n'))
  return String(digest)
}

/** Strings, each once. */
class LinkTable {
  readonly list: string[] = []
  private readonly places = new Map<string, number>()

  place(link: string): number {
    const known = this.places.get(link)
    if (known !== undefined) return known
    this.places.set(link, this.list.push(link) - 1)
    return this.list.length - 1
  }
}

const origins = new Map(siteSlugs.map((slug) => slug || MAIN_SITE).map((site) => [originOf(site), site]))
const siteOfOrigin = (origin: string) => origins.get(origin)

/** Static servers and Gatsby's own loader look for the page of unknown addresses under another name, too. */
function aliasesOf(page: string): string[] {
  return page === '/404' ? [page, '/404.html'] : [page]
}

export function htmlFile(page: string): string {
  return page.endsWith('.html') ? page.slice(1) : path.posix.join(page, 'index.html').slice(1)
}

export function dataFile(page: string): string {
  return path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json')
}

/** The hour of the build is in the context of lists: it alone makes no other build. */
function withoutHour(key: string, value: unknown): unknown {
  return key === 'now' || key === 'today' ? undefined : value
}

/** Like Promise.all, but when one fails the others come to their end first: nothing goes on writing behind the caller's back. */
async function allDone(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

function sorted(entries: Map<string, PageEntry>): Record<string, PageEntry> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
