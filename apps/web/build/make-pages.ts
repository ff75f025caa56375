import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { siteSlugs } from '@university/api-client/contract'
import { siteOf } from 'gatsby-source-university/site-names'
import { mapConcurrently } from 'gatsby-source-university/map-concurrently'
import type { SitePage } from '../gatsby/list-pages'
import { originOf } from '../gatsby/settings'
import type { FormerBuild, SiteInHand, SiteSource } from './build-site'
import type { Bundle, Scripts } from './bundle'
import { ChangedCode } from './code'
import { withEdits } from './edits'
import { lateScripts } from './late-scripts'
import type { PageData } from './page-renderer'
import { scriptsOf, withScripts } from './page-scripts'
import { internalLinks, scriptHashes } from './read-html'
import { whyAnew, type Reason } from './reasons'
import type { SiteFinisher } from './site-finisher'
import { dataFile, htmlFile, sizeOf, type SiteFolder } from './site-folder'
import type { PageEntry, SiteManifest } from './site-manifest'
import { smallScripts } from './small-scripts'

/** Which pages of a site one of several processes makes; JSON. */
export interface Share {
  /** From 0. */
  index: number
  of: number
}

/** What became of a share of the pages; JSON. */
export interface MadePages {
  pages: SiteManifest['pages']
  /** See SiteManifest. */
  links: string[]
  /** Pictures that the pages name; below the folder of the site. */
  files: string[]
  /** Those of them that the former build does not have, or not as they should be: they are to be drawn. */
  undrawn: string[]
  /** Those of them that still lack what could not be had; known when they are drawn. */
  lacking: string[]
  /** Pages that were made anew, with why. */
  made: { path: string; reason: Reason }[]
  /** How many of the others name the scripts of another bundle than before, and are the same but for that. */
  renamed: number
  /** False where every byte is that of the former build. */
  isNew: boolean
}

const pagesAtOnce = 16
/** Pages between two words of how many are done: each goes to another process, and 2,280 of them took 0.4 s of processor time. */
const pagesATelling = 20

/** Puts the pages of a share into the folder of the site. What has not changed is taken from the former build. */
export async function makePages({ source, options, finisher, folder, pages }: SiteInHand, share: Share): Promise<MadePages> {
  const { bundle, code, settings, former } = options
  const made: MadePages['made'] = []
  const entries = new Map<string, PageEntry>()
  const links = new LinkTable()
  const lacked = new Set(former?.manifest.lacking)
  const changedCode = new ChangedCode(bundle, code, former?.manifest.code)
  const isSameScripts = former !== undefined && isSame(former.manifest.scripts, bundle.scripts)
  const isSameSettings = former?.manifest.settings === settings
  let isNew = !former
  let renamed = 0
  let done = 0
  const tell = () => {
    done += 1
    if (done % pagesATelling === 0 || done === own.length) options.progress?.(done, pages.length)
  }
  const own = pages.filter((page) => isOfShare(page.context.i18n.originalPath, share))
  const work = async (page: SitePage) => {
    const data: PageData = { componentChunkName: bundle.templates[page.template]?.chunk ?? '', path: page.path, result: { data: await source.dataOf(page), pageContext: page.context }, staticQueryHashes: [] }
    const text = JSON.stringify(data)
    const hashes = { data: sha256(text), follows: sha256(JSON.stringify(await finisher.follows(page))) }
    const before = former?.manifest.pages[page.path]
    const reason = await whyAnew({ before, hashes, changedCode: changedCode.of(page, data.result.data), isSameSettings, data, formerData: former && path.join(former.folder, dataFile(page.path)) })
    if (!reason && before && former) {
      const picture = before.finished.preview?.slice(1)
      const isLacked = picture !== undefined && lacked.has(picture)
      const isWhole = folder === undefined || picture === undefined || isLacked || folder.keep(picture)
      const kept = isWhole && (folder ? await keepPage(folder, page, former, bundle, { data, text, isSameScripts }) : {})
      if (kept) {
        // It is drawn again, and what it shows the page says.
        if (folder && isLacked) await finisher.page(page, await fs.readFile(path.join(former.folder, htmlFile(page.path)), 'utf8'), data.result.data)
        if (!isSameScripts) [renamed, isNew] = [renamed + 1, true]
        entries.set(page.path, { ...before, ...kept, links: before.links.map((link) => links.place(former.manifest.links[link] ?? '')) })
        return tell()
      }
    }
    made.push({ path: page.path, reason: reason ?? { kind: 'lost' } })
    isNew = true
    if (folder) entries.set(page.path, { ...(await makePage({ source, finisher, folder, bundle }, page, data, links)), ...hashes })
    tell()
  }
  await mapConcurrently(own, pagesAtOnce, work)

  const files = folder ? [...new Set([...entries.values()].flatMap(({ finished }) => finished.preview?.slice(1) ?? []))] : []
  const undrawn = files.filter((file) => lacked.has(file) || !folder?.keep(file))
  return { pages: Object.fromEntries(entries), links: links.list, files, undrawn, lacking: [], made, renamed, isNew: isNew || undrawn.some((file) => !lacked.has(file)) }
}

/**
 * Draws the pictures that pages of this process name, see `undrawn`.
 *
 * @param folder of the site, which may be served meanwhile
 * @returns see `lacking`
 */
export async function drawPictures(finisher: Pick<SiteFinisher, 'pictures'>, undrawn: readonly string[], folder: string): Promise<string[]> {
  const lacking = await finisher.pictures(undrawn.map((file) => `/${file}`), async (publicPath, content) => {
    const file = path.join(folder, publicPath)
    await fs.mkdir(path.dirname(file), { recursive: true })
    // A visitor finds the whole of it or nothing. Another process, whose pages name the same picture, may draw it at the same time.
    const next = `${file}.${randomUUID()}.next`
    await fs.writeFile(next, content)
    await fs.rename(next, file)
  })
  return lacking.map((file) => file.slice(1))
}

/** By its address, not its place: processes may find other lists, when the content changes in between. All forms of an address have one. */
function isOfShare(page: string, { index, of }: Share): boolean {
  return of === 1 || createHash('sha256').update(page).digest().readUInt32BE() % of === index
}

interface PageMaker {
  source: SiteSource
  finisher: SiteFinisher
  folder: SiteFolder
  bundle: Bundle
}

/** Renders a page, has the last word put in, and writes its HTML and its data. */
async function makePage({ source, finisher, folder, bundle }: PageMaker, page: SitePage, data: PageData, links: LinkTable): Promise<Omit<PageEntry, 'data' | 'follows'>> {
  const rendered = await source.render(data)
  const { edits, ...finished } = await finisher.page(page, rendered, data.result.data)
  const html = withEdits(rendered, [...edits, ...smallScripts(rendered), ...lateScripts(rendered, scriptsOf(page, bundle.templates, bundle.scripts).start)])
  for (const alias of aliasesOf(page.path)) {
    await folder.write(htmlFile(alias), html)
    await folder.write(dataFile(alias), textOf(data, alias))
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

/** Takes a page from the former build, but for the names of the scripts. @returns what is not as it was; undefined where it has lost the page, or a part of it */
async function keepPage(folder: SiteFolder, page: SitePage, former: FormerBuild, { templates, scripts }: Bundle, { data, text, isSameScripts }: { data: PageData; text: string; isSameScripts: boolean }): Promise<Partial<PageEntry> | undefined> {
  if (!aliasesOf(page.path).every((alias) => isWholeIn(former, page.path, alias, alias === page.path ? text : textOf(data, alias)))) return undefined
  if (isSameScripts) return allKept(folder, page.path) ? {} : undefined
  const html = await fs.readFile(path.join(former.folder, htmlFile(page.path)), 'utf8').catch(() => '')
  const renamed = withScripts(html, scriptsOf(page, templates, former.manifest.scripts), scriptsOf(page, templates, scripts))
  if (renamed === undefined) return undefined
  for (const alias of aliasesOf(page.path)) {
    if (!folder.keep(dataFile(alias))) return undefined
    await folder.write(htmlFile(alias), renamed)
  }
  return { size: Buffer.byteLength(renamed), scripts: scriptHashes(renamed) }
}

/** Whether HTML and data are as long as they were written: a power cut may have left less. */
function isWholeIn({ folder, manifest }: FormerBuild, page: string, alias: string, data: string): boolean {
  return sizeOf(path.join(folder, htmlFile(alias))) === manifest.pages[page]?.size && sizeOf(path.join(folder, dataFile(alias))) === Buffer.byteLength(data)
}

function isSame(one: Scripts, other: Scripts): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function allKept(folder: SiteFolder, page: string): boolean {
  return aliasesOf(page).every((alias) => folder.keep(htmlFile(alias)) && folder.keep(dataFile(alias)))
}

/** Strings, each once. */
export class LinkTable {
  readonly list: string[] = []
  private readonly places = new Map<string, number>()

  place(link: string): number {
    const known = this.places.get(link)
    if (known !== undefined) return known
    this.places.set(link, this.list.push(link) - 1)
    return this.list.length - 1
  }
}

const origins = new Map(siteSlugs.map(siteOf).map((site) => [originOf(site), site]))
const siteOfOrigin = (origin: string) => origins.get(origin)

/** Static servers and Gatsby's own loader look for the page of unknown addresses under another name, too. */
function aliasesOf(page: string): string[] {
  return page === '/404' ? [page, '/404.html'] : [page]
}

/** The data of a page as they are written. */
function textOf(data: PageData, alias: string): string {
  return JSON.stringify({ ...data, path: alias })
}

/** The hour of the build is in the context of lists: it alone makes no other build. */
function withoutHour(key: string, value: unknown): unknown {
  return key === 'now' || key === 'today' ? undefined : value
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
