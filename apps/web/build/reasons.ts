import fs from 'node:fs/promises'
import type { PageData } from './page-renderer'
import type { PageEntry } from './site-manifest'

/** Why a page is made anew. */
export type Reason =
  | { kind: 'new' }
  /** Of what it is made of: `packages/blocks/src/gallery/gallery.tsx`. */
  | { kind: 'code'; files: string[] }
  | { kind: 'settings' }
  /** The first of the places in its data that are not what they were: `allUniversityNews.nodes.0.title.text`. */
  | { kind: 'data'; places: string[] }
  /** Menus, site settings or alerts: what surrounds every page of the site. */
  | { kind: 'shell' }
  /** Another hour than that of the former build: of lists that begin with what is not over. */
  | { kind: 'hour' }
  /** Feeds, programmes or pictures that the page names, and that are not in its data. */
  | { kind: 'surroundings' }
  /** The former build has lost it. */
  | { kind: 'lost' }

const mostPlaces = 3

export interface PageChange {
  before: PageEntry | undefined
  hashes: Pick<PageEntry, 'data' | 'follows'>
  /** Files of the code that the page is made of, and that have changed. */
  changedCode: string[]
  isSameSettings: boolean
  data: PageData
  /** File with its former data. */
  formerData: string | undefined
}

/** @returns undefined for a page that stays as it is */
export async function whyAnew({ before, hashes, changedCode, isSameSettings, data, formerData }: PageChange): Promise<Reason | undefined> {
  if (!before) return { kind: 'new' }
  if (before.data !== hashes.data) {
    const former = formerData && (await readJson(formerData))
    const places = former ? changedPlaces(former, JSON.parse(JSON.stringify(data))).map((place) => place.replace(/^result\.(data\.)?/, '')) : []
    const isOnly = (...known: string[]) => places.length > 0 && places.every((place) => known.includes(place))
    if (isOnly('pageContext.now', 'pageContext.today')) return { kind: 'hour' }
    return isOnly('pageContext.shell') ? { kind: 'shell' } : { kind: 'data', places }
  }
  if (changedCode.length > 0) return { kind: 'code', files: changedCode }
  if (!isSameSettings) return { kind: 'settings' }
  return before.follows === hashes.follows ? undefined : { kind: 'surroundings' }
}

/** @returns undefined where there is none, or half of one */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Where two JSON values differ: the paths of the first differences. */
export function changedPlaces(one: unknown, other: unknown, at: readonly string[] = [], found: string[] = []): string[] {
  if (found.length >= mostPlaces || one === other) return found
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) changedPlaces(one[key], other[key], [...at, key], found)
    return found
  }
  found.push(at.join('.'))
  return found
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
