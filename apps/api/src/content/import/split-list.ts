import type { JsonObject } from '../../contract/document'
import type { FileLayout } from '../kind'
import type { ContentFault } from './faults'
import { isObject, type Entry } from './read-files'

type List = Extract<FileLayout, { form: 'list' }>
type Common = Pick<Entry, 'kind' | 'site' | 'file'>

/** Steps of `sort_order` where a file gives none, so that an item can be put between two others later. */
const step = 10

/**
 * Makes single items of a list, and of a tree: each item comes before those below it, siblings in display order. A
 * child is stored with the id of its parent.
 */
export function splitList(layout: List, value: unknown, common: Common, faults: ContentFault[]): Entry[] {
  const entries: Entry[] = []
  addSiblings(value, '', 1, null)
  return entries

  function addSiblings(siblings: unknown, at: string, depth: number, parent: unknown): void {
    if (!Array.isArray(siblings)) {
      faults.push({ file: common.file, field: at, reason: 'must be a list' })
      return
    }
    const ordered = siblings.flatMap((item: unknown, index) => {
      const place = `${at}[${index}]`
      if (isObject(item)) return [{ place, raw: { sort_order: (index + 1) * step, ...item } as JsonObject }]
      faults.push({ file: common.file, field: place, reason: 'must be an item, as keys and values' })
      return []
    })
    ordered.sort((a, b) => Number(a.raw['sort_order']) - Number(b.raw['sort_order']))
    for (const { place, raw } of ordered) addOne(raw, place, depth, parent)
  }

  function addOne(raw: JsonObject, at: string, depth: number, parent: unknown): void {
    const { children, parent: parentKey } = layout
    if (parentKey && parentKey in raw) faults.push({ file: common.file, field: `${at}.${parentKey}`, reason: 'unknown key' })
    const below = children ? raw[children] : undefined
    const own = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== children))
    entries.push({ ...common, at, fileName: '', order: entries.length, depth, raw: parentKey ? { ...own, [parentKey]: parent } : own })
    if (children && below !== undefined && below !== null) addSiblings(below, `${at}.${children}`, depth + 1, raw['id'])
  }
}
