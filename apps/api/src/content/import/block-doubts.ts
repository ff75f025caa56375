import { siteFolder } from '../../sites/site-from-host'
import { blocksOf } from '../html/blocks'
import { blockFaults } from '../html/known-blocks'
import { namesOf } from '../languages'
import { fieldInFile } from './begin-item'
import type { ContentFault } from './faults'
import type { Item } from './item'
import type { ItemIndex } from './item-index'

/** Options that name an item, which must be on the site of the page. */
const named: Record<string, { option: string; kind: string }> = {
  ContentBlock: { option: 'slug', kind: 'page' },
  Gallery: { option: 'gallery_id', kind: 'gallery' },
  ListBlock: { option: 'list_id', kind: 'entry-list' },
}

/**
 * Blocks that visitors are not shown, or shown as something that is gone. They can be imported: a preview shows where they are. But their author sees
 * nothing on the page, so the check says why.
 */
export function blockDoubts({ kind, entry, sites, value }: Item, index: ItemIndex): ContentFault[] {
  if (kind.name !== 'page') return []
  return namesOf('content').flatMap((field) =>
    blocksOf({ [field]: value[field] }).flatMap(({ name, props }) => {
      const faults = blockFaults({ name, props })
      const reasons = faults.length > 0 ? faults : missing(name, props)
      return reasons.map((reason) => ({ file: entry.file, field: fieldInFile(entry, field), reason: `the block ${name} is not shown: ${reason}` }))
    }),
  )

  function missing(name: string, props: Record<string, unknown>): string[] {
    const reference = named[name]
    if (!reference) return []
    const { option, kind: other } = reference
    const wanted = props[option]
    const isThere = (site: Item['sites'][number]) => (typeof wanted === 'string' ? index.findSlug(other, [site], wanted, new Set()) : index.findId(other, [site], wanted, new Set())) !== undefined
    const without = sites.filter((site) => !isThere(site))
    return without.length === 0 ? [] : [`${option} ${String(wanted)} is not on ${without.map(siteFolder).join(', ')}`]
  }
}
