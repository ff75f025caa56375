import type { Schema } from '@university/api-client/types'
import type { SelectFilterProps, SelectGroup } from '../filters/select-filter'
import { toOption } from '../filters/to-option'
import type { PriceCategory, PriceEducationOptions } from './price-education.options'

type Level = Schema<'EducationLevel'>

/** The levels that the categories have, in their order. */
export function levelsOf(categories: readonly PriceCategory[], options: PriceEducationOptions): Level[] {
  return [...new Set(within(categories, options.category_id).flatMap(({ level }) => level ?? []))]
}

/** The fields of training: what lies lowest. Under the names of their levels where there are several. */
export function fieldsOf(categories: readonly PriceCategory[], { category_id, level }: { category_id?: number; level?: Level }): SelectFilterProps['options'] {
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const fields = within(categories, category_id).filter((category) => !parents.has(category.id) && category.id !== category_id && (!level || category.level === level))
  const groups = new Map<string, SelectGroup>()
  for (const field of fields) {
    const { name, lang } = categories.find((category) => category.id === field.parentId) ?? field
    groups.set(name, { group: name, lang, options: [...(groups.get(name)?.options ?? []), toOption(field)] })
  }
  const [only, ...others] = groups.values()
  return others.length === 0 ? (only?.options ?? []) : [...groups.values()]
}

/** Whether the fees of a category may be asked for: the editor may have fixed one above it. */
export function isOffered(categories: readonly PriceCategory[], category: number, root: number | undefined): boolean {
  return within(categories, root).some(({ id }) => id === category)
}

/** A category with all that lies below it; every one without it. */
function within(categories: readonly PriceCategory[], root: number | undefined): readonly PriceCategory[] {
  if (root === undefined) return categories
  const inside = new Set([root])
  // Each follows the one above it.
  for (const { id, parentId } of categories) if (parentId !== null && inside.has(parentId)) inside.add(id)
  return categories.filter(({ id }) => inside.has(id))
}
