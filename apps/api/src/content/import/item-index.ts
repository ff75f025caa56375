import type { JsonObject } from '../../contract/document'
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
      const { kind, id, value } = item
      const idField = kind.id ? '' : 'id'
      for (const { key, site } of keysOf(item)) {
        const other = this.get(key)
        if (!other) this.byKey.set(key, item)
        else if (site === undefined) fault(idField, `the id ${id} is already taken by ${nameOf(other)}`)
        else fault('slug', `"${String(value['slug'])}" is already taken${kind.shared ? '' : ` on the site ${siteFolder(site)}`} by ${nameOf(other)}`)
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
    const item = this.get(noted(asked, `${kind} ${String(id)}`))
    return item && (item.kind.shared === true || sites.every((site) => item.sites.includes(site))) ? item.value : undefined
  }

  /** Whether only editors see it on the site. */
  isDraft(target: LinkTarget, site: Site): boolean {
    return this.get('slug' in target ? slugKey(target.kind, site, target.slug) : `${target.kind} ${target.id}`)?.draft === true
  }

  private get(key: string): Item | undefined {
    return this.byKey.get(key) ?? this.elsewhere(key, this)
  }
}

/** What an item is found by; with a site where it is a slug. */
export function keysOf({ kind, id, sites, value }: Item): { key: string; site?: Site }[] {
  const byId = Number.isNaN(id) ? [] : [{ key: `${kind.name} ${id}` }]
  const slug = value['slug']
  if (typeof slug !== 'string') return byId
  return [...byId, ...(kind.shared ? [{ key: slugKey(kind.name, undefined, slug), site: '' as const }] : sites.map((site) => ({ key: slugKey(kind.name, site, slug), site })))]
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
