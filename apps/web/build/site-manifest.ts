import fs from 'node:fs/promises'
import type { Scripts } from './bundle'
import type { Code } from './code'
import type { Finished } from './site-finisher'

export const manifestFormat = 3

/** What a build of a site was made of. It lies beside the build's folder, where no server looks. */
export interface SiteManifest {
  /** First, with the name of the build: deploy/publish-site.sh looks for them there. */
  site: string
  /** As in builds/latest.json. */
  id: string
  /** Of the manifest itself: one of another format is not read. */
  format: typeof manifestFormat
  code: Code
  scripts: Scripts
  /** What of the settings pages follow from. */
  settings: string
  /** Names the content, where the importer told; the same name stands for the same answers of the API. */
  content: string | undefined
  /** RFC 3339: what the build took for now. */
  time: string
  /** By path, as the visitor knows it. */
  pages: Record<string, PageEntry>
  /** Whatever the site has beside its pages; below its folder, without compressed sisters. */
  files: string[]
  /** Files with a hash in their names that only the build before names: pages that were loaded then still ask for them. */
  carried: string[]
  /** Pictures of links that lack what could not be had, sorted: the next build draws them again. Absent where none does. */
  lacking?: string[]
  /** Where the pages lead to within the site; pages name them by their place in this list. */
  links: string[]
  /** Those of them that led to nothing when it was published. Absent until then: none of its links is known to lead to anything. */
  broken?: string[]
}

export interface PageEntry {
  /** Hash of the data of the page. */
  data: string
  /** Hash of what else it follows from. */
  follows: string
  template: string
  /** Names the shell. */
  shell: string
  /** What the name of the build is made of: the data without the hour. */
  digest: string
  /** Bytes of the HTML. */
  size: number
  /** `sha256-…` of the inline scripts that run. */
  scripts: string[]
  finished: Omit<Finished, 'edits'>
  /** Places in `links`. */
  links: number[]
}

/** Scripts, styles and shells: what has a hash in its name, and is asked for by pages that were loaded before another build was served. */
export function lastingFiles({ files }: SiteManifest): string[] {
  return files.filter((file) => /^(shell|static)\/|^[^/]+\.(js|css)$/.test(file))
}

/** @returns undefined where there is none that can be read */
export async function readManifest(file: string): Promise<SiteManifest | undefined> {
  try {
    const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as SiteManifest
    return manifest.format === manifestFormat ? manifest : undefined
  } catch {
    return undefined
  }
}
