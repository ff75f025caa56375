import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { JsonObject } from '../../contract/document'
import { allSites, siteFolder, siteFromFolder } from '../../sites/site-from-host'
import type { FileLayout, Kind, Site } from '../kind'
import { ContentError, type ContentFault } from './faults'
import { splitList } from './split-list'

/** One item as its author wrote it. */
export interface Entry {
  kind: Kind
  /** The site whose folder it is in. */
  site: Site
  /** For faults: begins with the name of the content folder. */
  file: string
  /** For faults: where in the file, `[3].sub_menu[0]`; empty where the item is the whole file. */
  at: string
  /** Path below the folder of the kind, without `.yaml`; empty where the kind has one file. */
  fileName: string
  order: number
  depth: number
  raw: JsonObject
}

/** Reads all files of all sites. Files that no kind reads are faults: a mistyped name must not drop content silently. */
export function readContent(dir: string, kinds: Kind[], faults: ContentFault[]): Entry[] {
  if (!existsSync(dir)) throw new ContentError([{ file: dir, field: '', reason: 'there is no such folder' }])
  const root = basename(dir)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const known = entry.name === 'media' || siteFromFolder(entry.name) !== undefined
    if (entry.isDirectory() && !known) faults.push({ file: `${root}/${entry.name}`, field: '', reason: 'no site has this name' })
  }
  return allSites.flatMap((site) => {
    const folder = join(dir, siteFolder(site))
    return existsSync(folder) ? readSite(folder, `${root}/${siteFolder(site)}`, site, kinds, faults) : []
  })
}

function readSite(folder: string, shown: string, site: Site, kinds: Kind[], faults: ContentFault[]): Entry[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll('\\', '/'))
    .sort()

  return paths.flatMap((path) => {
    const file = `${shown}/${path}`
    const kind = kinds.find((candidate) => reads(candidate, path, site))
    if (!kind) {
      faults.push({ file, field: '', reason: 'no kind of content reads this file' })
      return []
    }
    const value = parse(join(folder, path), file, faults)
    if (value === undefined) return []
    const fileName = isFolder(kind.files) ? path.slice(kind.files.path.length + 1, -'.yaml'.length) : ''
    const common = { kind, site, file, fileName }

    if (kind.files.form === 'list') return splitList(kind.files, value, common, faults)
    if (!isObject(value)) {
      faults.push({ file, field: '', reason: 'must hold one item, as keys and values' })
      return []
    }
    return [{ ...common, at: '', order: 0, depth: 1, raw: value }]
  })
}

function reads({ files, shared }: Kind, path: string, site: Site): boolean {
  if (shared && site !== '') return false
  return isFolder(files) ? path.startsWith(`${files.path}/`) && path.endsWith('.yaml') : path === files.path
}

function isFolder(files: FileLayout): boolean {
  return files.form === 'folder' || (files.form === 'list' && files.fileName !== undefined)
}

function parse(path: string, file: string, faults: ContentFault[]): unknown {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines, prettyErrors: false })
  for (const { message, pos } of document.errors) {
    const { line, col } = lines.linePos(pos[0])
    faults.push({ file, field: '', reason: `line ${line}, column ${col}: ${message.split('\n')[0]}` })
  }
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS() as unknown
  } catch (error) {
    faults.push({ file, field: '', reason: error instanceof Error ? error.message : String(error) })
    return undefined
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
