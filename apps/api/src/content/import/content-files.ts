import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allSites, siteFolder, siteFromFolder } from '../../sites/site-from-host'
import type { FileLayout, Kind, Site } from '../kind'
import { ContentError, type ContentFault } from './faults'

/** A file with content, not read yet. */
export interface ContentFile {
  kind: Kind
  /** The site whose folder it is in. */
  site: Site
  /** Below the content folder: `main/news/1001-x.yaml`. */
  path: string
  /** On the disk. */
  source: string
  /** For faults: begins with the name of the content folder. */
  file: string
  /** Path below the folder of the kind, without `.yaml`; empty where the kind has one file. */
  fileName: string
}

/** All files of all sites. Those that no kind reads are faults: a mistyped name must not drop content silently. */
export function listContentFiles(dir: string, kinds: Kind[], faults: ContentFault[]): ContentFile[] {
  // All of it is checked at once, since each file may name any other.
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new ContentError([{ file: dir, field: '', reason: 'there is no such folder; name the one that has those of all sites' }])
  const root = basename(dir)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const known = entry.name === 'media' || siteFromFolder(entry.name) !== undefined
    const isDirectory = statSync(join(dir, entry.name), { throwIfNoEntry: false })?.isDirectory() ?? false
    if (isDirectory && !known) faults.push({ file: `${root}/${entry.name}`, field: '', reason: 'no site has this name' })
    if (!isDirectory && /\.ya?ml$/i.test(entry.name)) faults.push({ file: `${root}/${entry.name}`, field: '', reason: 'must be in the folder of a site' })
  }
  const files = allSites.flatMap((site) =>
    pathsBelow(join(dir, siteFolder(site))).flatMap(({ below, isFile }) => {
      const path = `${siteFolder(site)}/${below}`
      if (!isFile) {
        faults.push({ file: `${root}/${path}`, field: '', reason: 'is a link or another thing that is no file of its own; put the file itself here' })
        return []
      }
      const kind = kinds.find((candidate) => reads(candidate, below, site))
      if (kind) return [{ kind, site, path, source: join(dir, path), file: `${root}/${path}`, fileName: isFolder(kind.files) ? below.slice(kind.files.path.length + 1, -'.yaml'.length) : '' }]
      faults.push({ file: `${root}/${path}`, field: '', reason: whyNotRead(kinds, below) })
      return []
    }),
  )
  // It would empty all sites: of a folder that is not there a container makes an empty one.
  if (files.length === 0 && faults.length === 0) faults.push({ file: dir, field: '', reason: 'nothing is in it; name the folder that has those of all sites' })
  return files
}

/** Links are not followed: they could lead anywhere. */
function pathsBelow(folder: string): { below: string; isFile: boolean }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'README.md')
    .map((entry) => ({ below: `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/'), isFile: entry.isFile() }))
    .sort((a, b) => (a.below < b.below ? -1 : 1))
}

function reads({ files, shared }: Kind, path: string, site: Site): boolean {
  if (shared && site !== '') return false
  return isFolder(files) ? path.startsWith(`${files.path}/`) && path.endsWith('.yaml') : path === files.path
}

function whyNotRead(kinds: Kind[], path: string): string {
  if (!path.endsWith('.yaml')) return 'does not end in .yaml, as all files here do'
  if (kinds.some((kind) => reads(kind, path, ''))) return 'is one for all sites; its place is in main'
  return 'no kind of content reads this file'
}

function isFolder(files: FileLayout): boolean {
  return files.form === 'folder' || (files.form === 'list' && files.fileName !== undefined)
}
