import type { JsonObject } from '../../contract/document'
import { siteFolder } from '../../sites/site-from-host'
import type { Site } from '../kind'
import { reporter } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'

/** Finds items by id and by slug, and names those that have the same. */
export class ItemIndex {
  private readonly byId = new Map<string, Item>()
  private readonly bySlug = new Map<string, Item>()

  constructor(items: Item[], faults: ContentFault[]) {
    for (const item of items) {
      const { kind, entry, id, value, sites } = item
      const fault = reporter(entry, faults)
      const field = kind.id ? '' : 'id'
      if (!Number.isNaN(id)) claim(this.byId, `${kind.name} ${id}`, item, (other) => fault(field, `the id ${id} is already taken by ${nameOf(other)}`))

      const slug = value['slug']
      if (typeof slug !== 'string') continue
      for (const site of kind.shared ? [undefined] : sites) {
        const where = site === undefined ? '' : ` on the site ${siteFolder(site)}`
        claim(this.bySlug, slugKey(kind.name, site, slug), item, (other) => fault('slug', `"${slug}" is already taken${where} by ${nameOf(other)}`))
      }
    }
  }

  /** @returns the item if every one of the sites has it */
  findSlug(kind: string, sites: Site[], slug: string): JsonObject | undefined {
    const shared = this.bySlug.get(slugKey(kind, undefined, slug))
    if (shared) return shared.value
    const found = sites.map((site) => this.bySlug.get(slugKey(kind, site, slug)))
    return found.every(Boolean) ? found[0]?.value : undefined
  }

  /** @returns the item if every one of the sites shows it */
  findId(kind: string, sites: Site[], id: unknown): JsonObject | undefined {
    const item = this.byId.get(`${kind} ${String(id)}`)
    return item && (item.kind.shared === true || sites.every((site) => item.sites.includes(site))) ? item.value : undefined
  }
}

function claim(map: Map<string, Item>, key: string, item: Item, taken: (other: Item) => void): void {
  const other = map.get(key)
  if (other) taken(other)
  else map.set(key, item)
}

function slugKey(kind: string, site: Site | undefined, slug: string): string {
  return JSON.stringify([kind, site ?? null, slug])
}

function nameOf({ entry }: Item): string {
  return entry.at ? `${entry.file} ${entry.at}` : entry.file
}
