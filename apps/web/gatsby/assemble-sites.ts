import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { PageContext } from '../src/lib/page-context'
import { BuildDigest, buildFiles } from './build-manifest'
import { withLateScripts } from './late-scripts'
import type { PageRecord } from './page-manifest'
import { listSharedFiles } from './shared-files'
import { shellFile, siteMapFile } from './shell'
import { SiteFolder } from './site-folder'

export interface AssembleOptions {
  /** Gatsby's output, which holds all sites and files of former builds. */
  publicFolder: string
  /** Each site gets a folder below it. */
  target: string
  pages: PageRecord[]
  /** What a site has beside its pages. */
  files?: readonly SiteFile[]
  finisher?: SiteFinisher
}

/** Has the last word on the pages of a site, and makes files out of what all of them say. */
export interface SiteFinisher {
  /** @returns the page as it is served */
  page(record: PageRecord, html: string, data: PageData): Promise<string>
  /** Called when every page of the site has been finished. */
  files(site: string): Promise<SiteFile[]>
}

/** A file made from the content: of one site, under the path that the visitor sees. */
export interface SiteFile {
  site: string
  /** `/ru/events/501.ics` */
  publicPath: string
  content: string | Buffer
}

const pagesAtOnce = 16

/**
 * Copies what belongs to each site, and nothing else, out of Gatsby's one output folder. A site is put together beside
 * its former build and takes its place by a rename, so a server never sees half of it.
 *
 * @returns the number of pages of each site
 */
export async function assembleSites({ publicFolder, target, pages, files = [], finisher }: AssembleOptions): Promise<Map<string, number>> {
  const shared = await listSharedFiles(publicFolder)
  const counts = new Map<string, number>()

  for (const site of new Set(pages.map((page) => page.site))) {
    const own = pages.filter((page) => page.site === site)
    const folder = await SiteFolder.create(path.join(target, `.${site}.next`))
    const found = emptyFindings()
    for (let start = 0; start < own.length; start += pagesAtOnce) {
      await allDone(own.slice(start, start + pagesAtOnce).map((page) => copyPage(publicFolder, folder, page, found, finisher)))
    }
    for (const file of [...shared, ...found.files]) await folder.copy(publicFolder, file)
    for (const file of [...files, ...((await finisher?.files(site)) ?? [])]) {
      if (file.site === site) await folder.write(file.publicPath.slice(1), file.content)
    }
    for (const { file, text } of buildFiles(await idOf(found, publicFolder, shared), found.templates)) await folder.write(file, text)
    await folder.write('csp-hashes.json', JSON.stringify([...found.scriptHashes].sort()))
    await folder.replace(path.join(target, site))
    counts.set(site, own.length)
  }
  return counts
}

/** Like Promise.all, but when one fails the others come to their end first: nothing goes on writing behind the caller's back. */
async function allDone(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/** What the pages of a site need beside themselves. */
interface Findings {
  /** Fonts and other files that the pages name, and the shells of the site. */
  files: Set<string>
  /** `sha256-…` of the inline scripts that run. */
  scriptHashes: Set<string>
  /** Of the pages: `news`. */
  templates: Set<string>
  digest: BuildDigest
}

function emptyFindings(): Findings {
  return { files: new Set(), scriptHashes: new Set(), templates: new Set(), digest: new BuildDigest() }
}

/** A page-data.json of Gatsby. */
export interface PageData {
  componentChunkName: string
  path: string
  result: { data?: unknown; pageContext: PageContext }
}

/** The HTML and data of a page, under the path that the visitor sees. */
async function copyPage(publicFolder: string, folder: SiteFolder, page: PageRecord, found: Findings, finisher: SiteFinisher | undefined): Promise<void> {
  const rendered = withLateScripts(withoutPadding(await fs.readFile(path.join(publicFolder, htmlFile(page.gatsbyPath)), 'utf8')))
  const data = JSON.parse(await fs.readFile(path.join(publicFolder, dataFile(page.gatsbyPath)), 'utf8')) as PageData
  const html = finisher ? await finisher.page(page, rendered, data) : rendered
  for (const [, file] of html.matchAll(/["'(](\/static\/[^"')\s]+)/g)) found.files.add(String(file).slice(1))
  for (const hash of inlineScriptHashes(html)) found.scriptHashes.add(hash)
  const { shell } = data.result.pageContext
  found.files.add(shellFile(shell)).add(siteMapFile(shell))
  found.templates.add(data.componentChunkName.replace(/^component---src-templates-|-tsx$/g, ''))
  found.digest.add(page.publicPath, JSON.stringify(data.result, withoutHour))

  // Static servers and Gatsby's own loader look for the page of unknown addresses under this name.
  const aliases = page.publicPath === '/404' ? [page.publicPath, '/404.html'] : [page.publicPath]
  for (const alias of aliases) {
    await folder.write(htmlFile(alias), html)
    await folder.write(dataFile(alias), JSON.stringify({ ...data, path: alias }))
  }
}

/** The hour of the build is in the context of lists: it alone makes no other build. */
function withoutHour(key: string, value: unknown): unknown {
  return key === 'now' || key === 'today' ? undefined : value
}

/** Names what readers get: data, shells, scripts and styles. HTML is made of them; the names of scripts hold their hashes. */
async function idOf(found: Findings, publicFolder: string, shared: string[]): Promise<string> {
  found.digest.add('code', await fs.readFile(path.join(publicFolder, 'page-data/app-data.json'), 'utf8'))
  found.digest.add('files', [...shared, ...found.files].sort().join('\n'))
  return String(found.digest)
}

/**
 * React 18 renders into a buffer of 2 kB and sends all of it when a character of several bytes does not fit any more: the
 * bytes that are left over come out as U+0000. Nothing is missing, and no page means that character.
 */
function withoutPadding(html: string): string {
  return html.replaceAll('\0', '')
}

function htmlFile(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : path.posix.join(pagePath, 'index.html').slice(1)
}

function dataFile(pagePath: string): string {
  return path.posix.join('page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json')
}

/** Data in script elements needs no hash: it does not run. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `sha256-${createHash('sha256').update(String(text)).digest('base64')}`,
  )
}
