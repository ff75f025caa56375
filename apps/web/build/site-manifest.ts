import fs from 'node:fs/promises'
import type { Finished } from './site-finisher'

/** What a build of a site was made of. It lies beside the build's folder, where no server looks. */
export interface SiteManifest {
  site: string
  /** As in builds/latest.json. */
  id: string
  /** Bundle and the code that makes pages of it. */
  code: string
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
  /** Where the pages lead to within the site; pages name them by their place in this list. */
  links: string[]
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
  finished: Omit<Finished, 'html'>
  /** Places in `links`. */
  links: number[]
}

/** @returns undefined where there is none that can be read */
export async function readManifest(file: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as SiteManifest
  } catch {
    return undefined
  }
}
