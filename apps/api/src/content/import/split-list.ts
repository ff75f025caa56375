import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import type { FileLayout } from '../kind'
import type { ContentFault } from './faults'
import { hasField } from './fill'
import type { Entry } from './read-files'

type List = Extract<FileLayout, { form: 'list' }>
type Common = Omit<Entry, 'at' | 'order' | 'depth' | 'raw'>

/** Steps of `sort_order` where a file gives none, so that an item can be put between two others later. */
const step = 10

/**
 * Makes single items of a list, and of a tree: each item comes before those below it, siblings in display order. A
 * child is stored with the id of its parent.
 */
export function splitList(layout: List, value: unknown, common: Common, faults: ContentFault[]): Entry[] {
  const entries: Entry[] = []
  const hasCommon = isObject(value) && ('items' in value || 'common' in value)
  const [list, shared, at] = hasCommon ? [value['items'], readShared(value, common, faults), 'items'] : [value, {}, '']
  const counted = hasField(common.kind.schema, 'sort_order')
  addSiblings(list, at, 1, null)
  return entries

  function addSiblings(siblings: unknown, at: string, depth: number, parent: unknown): void {
    if (!Array.isArray(siblings)) {
      faults.push({ file: common.file, field: at, reason: 'must be a list' })
      return
    }
    const ordered = siblings.flatMap((item: unknown, index) => {
      const place = `${at}[${index}]`
      if (isObject(item)) return [{ place, raw: { ...(counted ? { sort_order: (index + 1) * step } : {}), ...shared, ...item } as JsonObject }]
      faults.push({ file: common.file, field: place, reason: 'must be an item, as keys and values' })
      return []
    })
    if (counted) ordered.sort((a, b) => Number(a.raw['sort_order']) - Number(b.raw['sort_order']))
    for (const { place, raw } of ordered) addOne(raw, place, depth, parent)
  }

  function addOne(raw: JsonObject, at: string, depth: number, parent: unknown): void {
    const { children, parent: parentKey } = layout
    if (parentKey && parentKey in raw) faults.push({ file: common.file, field: `${at}.${parentKey}`, reason: 'unknown key' })
    const below = children ? raw[children] : undefined
    const own = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== children))
    entries.push({ ...common, at, order: entries.length, depth, raw: parentKey ? { ...own, [parentKey]: parent } : own })
    if (children && below !== undefined && below !== null) addSiblings(below, `${at}.${children}`, depth + 1, raw['id'])
  }
}

/** What a file of the form `{common, items}` says about all its items. */
function readShared(value: JsonObject, { file }: Common, faults: ContentFault[]): JsonObject {
  for (const key of Object.keys(value)) if (key !== 'common' && key !== 'items') faults.push({ file, field: key, reason: 'unknown key' })
  const { common = {} } = value
  if (isObject(common)) return common
  faults.push({ file, field: 'common', reason: 'must be keys and values' })
  return {}
}
