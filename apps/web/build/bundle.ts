import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from 'gatsby-source-university/map-concurrently'
import { languages } from '../src/i18n/languages'
import { usedCodeFile, type UsedCode } from '../gatsby/used-code'
import { compressWell, isWorthCompressing } from './compress'

/** What the code became: the same for all sites and for any content. */
export interface Bundle {
  /** Names the content of all its files. */
  id: string
  /** Scripts, styles, fonts and data that every site serves; paths below `public`. */
  files: string[]
  /** By the name of the template. */
  templates: Record<string, Template>
  /** What pages are made of, with the styles that are in them. */
  code: UsedCode
  /** What pages name. */
  scripts: Scripts
}

export interface Scripts {
  /** Those of every page: `/app-d721a1d5dafc.js`. */
  files: string[]
  /** By the name of the chunk, those of templates and of messages: `messages-ru` → `/2483-ad0f82414980.js`. */
  chunks: Record<string, string[]>
  compilationHash: string
}

export interface Template {
  /** `component---src-templates-news-tsx` */
  chunk: string
  query: string
}

export const bundleFolder = path.resolve(__dirname, '../../../dist/bundle')
/** Files that are compressed at once: Node has four threads for it. */
const atOnce = 4

/** Which scripts and styles belong to a template: the renderer asks. */
const statsFile = 'webpack.stats.json'
const fileOf = (folder: string) => path.join(folder, 'bundle.json')

/** @throws Error when nothing has been compiled */
export async function readBundle(): Promise<Bundle> {
  const text = await fs.readFile(fileOf(bundleFolder), 'utf8').catch(() => {
    throw new Error('The code is not compiled: run `npx nx run web:build`.')
  })
  return JSON.parse(text) as Bundle
}

export interface WriteBundleOptions {
  /** Folder of the app, where Gatsby has compiled. */
  web: string
  /** Of the scripts: a page that was loaded before looks for it in app-data.json. */
  compilationHash: string
  templates: Bundle['templates']
  /** See takeScripts. */
  files: string[]
}

const nextFolder = `${bundleFolder}.next`

/**
 * Names the scripts and styles that Gatsby compiled. webpack's own name of a compilation is another one in another folder, and with it all pages
 * of a site would be, and readers be told of a new build.
 *
 * @param web folder of the app, where nothing else is
 */
export async function compilationHashOf(web: string): Promise<string> {
  // Each has the hash of its content in its name.
  const names = (await fs.readdir(path.join(web, 'public'))).filter((name) => /\.(js|css)$/.test(name)).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 20)
}

/**
 * Puts the scripts and styles that Gatsby compiled into a folder of its own, with compressed sisters.
 *
 * @param web folder of the app
 * @returns their paths, for writeBundle
 */
export async function takeScripts(web: string): Promise<string[]> {
  await fs.rm(nextFolder, { recursive: true, force: true })
  return copyScripts(path.join(web, 'public'), path.join(nextFolder, 'public'))
}

/** Puts the renderer beside the scripts, and takes the place of the former bundle. */
export async function writeBundle({ web, compilationHash, templates, files }: WriteBundleOptions): Promise<Bundle> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await fs.readFile(path.join(nextFolder, 'public', file)))
  for (const text of await copyRenderer(web, path.join(nextFolder, 'renderer'))) hash.update(text)
  const stats = JSON.parse(await fs.readFile(path.join(nextFolder, 'public', statsFile), 'utf8')) as Stats
  const code = withAssets(JSON.parse(await fs.readFile(usedCodeFile(web), 'utf8')) as UsedCode, stats)
  hash.update(JSON.stringify([templates, code]))
  const scriptsOf = (chunk: string) => assetsOf(stats, chunk, '.js').map((file) => `/${file}`)
  const named = Object.keys(stats.assetsByChunkName).filter((chunk) => chunk.startsWith('component---') || languages.some((language) => chunk.endsWith(`-${language}`))).sort()
  const scripts = { files: scriptsOf('app'), chunks: Object.fromEntries(named.map((chunk) => [chunk, scriptsOf(chunk)])), compilationHash }
  const bundle: Bundle = { id: hash.digest('hex').slice(0, 20), files: files.filter(isServed), templates, code, scripts }
  await fs.writeFile(fileOf(nextFolder), JSON.stringify(bundle))
  await fs.rm(bundleFolder, { recursive: true, force: true })
  await fs.rename(nextFolder, bundleFolder)
  return bundle
}

interface Stats {
  /** Chunk → its files. */
  assetsByChunkName: Record<string, string[]>
}

const assetsOf = ({ assetsByChunkName }: Stats, chunk: string, ending: string) => (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(ending)).sort()

/** Pages hold their styles, which are cut in other ways than the code: those that all have, those of the template, those of the blocks. */
function withAssets(code: UsedCode, stats: Stats): UsedCode {
  const stylesOf = (chunk: string) => assetsOf(stats, chunk, '.css').join()
  const named = (chunk: string) => `styles of ${chunk}`
  return {
    files: { ...code.files, ...Object.fromEntries(['app', ...Object.keys(code.parts)].map((chunk) => [named(chunk), stylesOf(chunk)])) },
    everywhere: [...code.everywhere, named('app')],
    parts: Object.fromEntries(Object.entries(code.parts).map(([chunk, files]) => [chunk, [...files, named(chunk)]])),
  }
}

/** Gatsby's output has more: what the renderer reads, and programs of plugins that are not used. */
function isServed(file: string): boolean {
  return /^([^/]+\.(js|css)|static\/.+|page-data\/app-data\.json)$/.test(file)
}

/** @returns the paths, in a fixed order */
async function copyScripts(from: string, to: string): Promise<string[]> {
  const entries = await fs.readdir(from, { recursive: true, withFileTypes: true })
  const found = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
  const files = found.filter((file) => isServed(file) || file === statsFile).sort()
  await mapConcurrently(files, atOnce, async (file) => {
    const [target, content] = [path.join(to, file), await fs.readFile(path.join(from, file))]
    await fs.mkdir(path.dirname(target), { recursive: true })
    await fs.writeFile(target, content)
    // The greatest effort: it is made once for all sites.
    const sisters = isWorthCompressing(file, content) && isServed(file) ? await compressWell(content) : {}
    for (const [suffix, compressed] of Object.entries(sisters)) await fs.writeFile(`${target}${suffix}`, compressed)
  })
  return files
}

/** Without the paths of this machine, so that the bundle works wherever it is unpacked. @returns the texts, in a fixed order */
async function copyRenderer(web: string, to: string): Promise<string[]> {
  const from = path.join(web, '.cache/page-ssr/routes')
  const root = path.resolve(web, '../..')
  const files = (await fs.readdir(from, { recursive: true })).filter((file) => file.endsWith('.js')).sort()
  const texts: string[] = []
  for (const file of files) {
    const up = path.posix.relative(path.posix.dirname(path.posix.join('dist/bundle/renderer', file)), '.')
    const text = (await fs.readFile(path.join(from, file), 'utf8'))
      // Gatsby watches whether a page uses what is built into Node, to render it anew each time. Pages are told apart by what they show.
      .replaceAll(`require("${web}/.cache/ssr-builtin-trackers/`, 'require("node:')
      .replaceAll(`require("${root}/`, `require("${up}/`)
      .replace(/\n?\/\/# sourceMappingURL=.*$/, '')
    await fs.mkdir(path.dirname(path.join(to, file)), { recursive: true })
    await fs.writeFile(path.join(to, file), text)
    texts.push(`${file}\0${text}`)
  }
  return texts
}
