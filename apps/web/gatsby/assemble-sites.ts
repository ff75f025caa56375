import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { PageRecord } from './page-manifest'

export interface AssembleOptions {
  /** Gatsby's output, which holds all sites and files of former builds. */
  publicFolder: string
  /** Each site gets a folder below it. */
  target: string
  pages: PageRecord[]
}

/**
 * Copies what belongs to each site, and nothing else, out of Gatsby's one output folder. A site is put together beside
 * its former build and takes its place by a rename, so a server never sees half of it.
 *
 * @returns the number of pages of each site
 */
export async function assembleSites({ publicFolder, target, pages }: AssembleOptions): Promise<Map<string, number>> {
  const shared = await sharedFiles(publicFolder)
  const counts = new Map<string, number>()

  for (const site of new Set(pages.map((page) => page.site))) {
    const own = pages.filter((page) => page.site === site)
    const next = path.join(target, `.${site}.next`)
    await fs.rm(next, { recursive: true, force: true })

    const references = new Set<string>()
    const scripts = new Set<string>()
    for (const page of own) await copyPage(publicFolder, next, page, references, scripts)
    for (const file of shared) await link(publicFolder, next, file)
    for (const file of await shellFiles(publicFolder, site, own)) await link(publicFolder, next, file)
    for (const file of references) await link(publicFolder, next, file)

    await write(path.join(next, 'csp-hashes.json'), JSON.stringify([...scripts].sort()))
    await replace(path.join(target, site), next)
    counts.set(site, own.length)
  }
  return counts
}

/** The HTML and data of a page, under the path that the visitor sees. */
async function copyPage(publicFolder: string, next: string, page: PageRecord, references: Set<string>, scripts: Set<string>): Promise<void> {
  const html = await fs.readFile(path.join(publicFolder, htmlFile(page.gatsbyPath)), 'utf8')
  const data = JSON.parse(await fs.readFile(path.join(publicFolder, dataFile(page.gatsbyPath)), 'utf8')) as { path: string }
  for (const [, file] of html.matchAll(/["'(](\/static\/[^"')\s]+)/g)) references.add(String(file).slice(1))
  for (const hash of inlineScriptHashes(html)) scripts.add(hash)

  const aliases = page.publicPath === '/404' ? [page.publicPath, '/404.html'] : [page.publicPath]
  for (const alias of aliases) {
    await write(path.join(next, htmlFile(alias)), html)
    await write(path.join(next, dataFile(alias)), JSON.stringify({ ...data, path: alias }))
  }
}

/** Scripts and data that all sites share: exactly the files that this build names, not those of former ones. */
async function sharedFiles(publicFolder: string): Promise<string[]> {
  const chunkMap = JSON.parse(await fs.readFile(path.join(publicFolder, 'chunk-map.json'), 'utf8')) as Record<string, string[]>
  const stats = JSON.parse(await fs.readFile(path.join(publicFolder, 'webpack.stats.json'), 'utf8')) as { assetsByChunkName: Record<string, string[]> }
  const files = new Set(['page-data/app-data.json'])
  for (const group of Object.values(chunkMap)) for (const file of group) files.add(file.slice(1))
  for (const group of Object.values(stats.assetsByChunkName)) for (const file of group) if (!file.endsWith('.map')) files.add(file)
  // Chunks without a name (imported by other chunks) are in no list; the scripts themselves name them.
  for (const file of await fs.readdir(publicFolder)) {
    if (/^[0-9a-z-]+-[0-9a-f]{20}\.js$/.test(file) && (await isNamed(publicFolder, file))) files.add(file)
  }
  return [...files]
}

/** True for a chunk whose hash stands in the webpack runtime of this build. */
async function isNamed(publicFolder: string, file: string): Promise<boolean> {
  const hash = /-([0-9a-f]{20})\.js$/.exec(file)?.[1]
  if (!hash) return false
  runtime ??= readRuntime(publicFolder)
  return (await runtime).includes(hash)
}

let runtime: Promise<string> | undefined

async function readRuntime(publicFolder: string): Promise<string> {
  const stats = JSON.parse(await fs.readFile(path.join(publicFolder, 'webpack.stats.json'), 'utf8')) as { namedChunkGroups: Record<string, { assets: { name: string }[] }> }
  const names = new Set(Object.values(stats.namedChunkGroups).flatMap((group) => group.assets.map((asset) => asset.name)))
  const file = [...names].find((name) => name.startsWith('webpack-runtime'))
  return file ? fs.readFile(path.join(publicFolder, file), 'utf8') : ''
}

/** The shells that the pages of this site name. */
async function shellFiles(publicFolder: string, site: string, pages: PageRecord[]): Promise<string[]> {
  const keys = new Set<string>()
  for (const page of pages) {
    if (page.publicPath.split('/').length > 2) continue
    const data = JSON.parse(await fs.readFile(path.join(publicFolder, dataFile(page.gatsbyPath)), 'utf8')) as { result: { pageContext: { shell: string } } }
    keys.add(data.result.pageContext.shell)
  }
  return [...keys].filter((key) => key.startsWith(`${site}-`)).map((key) => `shell/${key}.json`)
}

function htmlFile(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : path.posix.join(pagePath, 'index.html').slice(1)
}

function dataFile(pagePath: string): string {
  return path.posix.join('page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json')
}

/** `'sha256-…'` of each inline script that runs; data in script elements needs none. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => `sha256-${createHash('sha256').update(String(text)).digest('base64')}`,
  )
}

async function link(from: string, to: string, file: string): Promise<void> {
  const target = path.join(to, file)
  await fs.mkdir(path.dirname(target), { recursive: true })
  await fs.copyFile(path.join(from, file), target)
}

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, text)
}

async function replace(current: string, next: string): Promise<void> {
  const former = `${next}.former`
  await fs.rm(former, { recursive: true, force: true })
  await fs.rename(current, former).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await fs.rename(next, current)
  await fs.rm(former, { recursive: true, force: true })
}
