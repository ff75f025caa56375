import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import { siteFolder } from '../../sites/site-from-host'
import type { Site } from '../kind'
import { reporter } from './begin-item'
import type { LinkTarget } from './check-links'
import type { ContentFault } from './faults'
import type { Item } from './item'

/** Items of files that are not looked at: by the keys that they have, read when somebody asks for them. */
export type Elsewhere = (key: string, index: ItemIndex) => Item | undefined

/** Finds items by id and by slug, and names those that have the same. */
export class ItemIndex {
  private readonly byKey = new Map<string, Item>()

  constructor(
    items: Item[],
    faults: ContentFault[],
    private readonly elsewhere: Elsewhere = () => undefined,
  ) {
    for (const item of items) {
      const fault = reporter(item.entry, faults)
      for (const { key, field, site } of keysOf(item)) {
        const other = this.get(key)
        if (!other) this.byKey.set(key, item)
        else if (site === undefined) fault(field, `the id ${key.slice(key.indexOf(' ') + 1)} is already taken by ${nameOf(other)}`)
        else fault(field, `"${String(item.value[field])}" is already taken${item.kind.shared ? '' : ` on the site ${siteFolder(site)}`} by ${nameOf(other)}`)
      }
    }
  }

  /**
   * @param asked learns the keys that the answer depends on
   * @returns the item if every one of the sites has it
   */
  findSlug(kind: string, sites: Site[], slug: string, asked: Set<string>): JsonObject | undefined {
    const find = (site: Site | undefined) => this.get(noted(asked, slugKey(kind, site, slug)))
    const shared = find(undefined)
    if (shared) return shared.value
    const found = sites.map(find)
    return found.every(Boolean) ? found[0]?.value : undefined
  }

  /** The same by id: the item if every one of the sites shows it. */
  findId(kind: string, sites: Site[], id: unknown, asked: Set<string>): JsonObject | undefined {
    const item = this.get(noted(asked, idKey(kind, id)))
    return item && (item.kind.shared === true || sites.every((site) => item.sites.includes(site))) ? item.value : undefined
  }

  /** Whether only editors see it on the site. */
  isDraft(target: LinkTarget, site: Site): boolean {
    return this.get('slug' in target ? slugKey(target.kind, site, target.slug) : idKey(target.kind, target.id))?.draft === true
  }

  private get(key: string): Item | undefined {
    return this.byKey.get(key) ?? this.elsewhere(key, this)
  }
}

export interface ItemKey {
  key: string
  /** Where its author wrote it; empty where the file itself says it. */
  field: string
  /** Of a slug. */
  site?: Site
}

/** What an item is found by. A department also by its chairs, which have pages, but are items of no kind. */
export function keysOf({ kind, id, sites, value }: Item): ItemKey[] {
  const byId = Number.isNaN(id) ? [] : [{ key: idKey(kind.name, id), field: kind.id ? '' : 'id' }]
  const chairs = kind.name === 'department' && Array.isArray(value['cafedras']) ? value['cafedras'] : []
  const byChairs = chairs.flatMap((chair: unknown, index) => (isObject(chair) && Number.isInteger(chair['id']) ? [{ key: idKey('cafedra', chair['id']), field: `cafedras[${index}].id` }] : []))
  const slug = value['slug']
  const slugSites: (Site | undefined)[] = typeof slug !== 'string' ? [] : kind.shared ? [undefined] : sites
  return [...byId, ...byChairs, ...slugSites.map((site) => ({ key: slugKey(kind.name, site, String(slug)), field: 'slug', site: site ?? ('' as const) }))]
}

export function idKey(kind: string, id: unknown): string {
  return `${kind} ${String(id)}`
}

function noted(asked: Set<string>, key: string): string {
  asked.add(key)
  return key
}

/** Beyond an id, which has no colon after it, so that no slug looks like one. */
function slugKey(kind: string, site: Site | undefined, slug: string): string {
  return `${kind}:${site === undefined ? '*' : siteFolder(site)}:${slug}`
}

function nameOf({ entry }: Item): string {
  return entry.at ? `${entry.file} ${entry.at}` : entry.file
}
