import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../contract/document'
import { lookAlikeHint } from './import/look-alikes'
import type { Place } from './kind'

export type Ref = components['schemas']['Ref']

/** Puts what answers show of another item in the place of the slug or id by which a file names it. */
export function resolveRef(item: JsonObject, field: string, kind: string, place: Place): void {
  const found = lookUp(item[field], field, kind, place)
  if (found) item[field] = toRef(found)
}

/** The same for a field that names several items, at least one. */
export function resolveRefs(item: JsonObject, field: string, kind: string, place: Place): void {
  const keys: unknown = item[field]
  if (typeof keys === 'string') return place.fault(field, `must be a list: [${keys}]`)
  if (!Array.isArray(keys) || keys.length === 0) return place.fault(field, `must name at least one ${wordsOf(kind)}`)
  item[field] = keys.flatMap((key: unknown, index) => {
    const found = lookUp(key, `${field}[${index}]`, kind, place)
    return found ? [toRef(found)] : []
  })
}

/** The item that a slug or id names; says so where there is none. */
export function lookUp(key: unknown, field: string, kind: string, place: Place): JsonObject | undefined {
  if (key === undefined) return place.fault(field, 'is required'), undefined
  const found = typeof key === 'string' ? place.find(kind, key) : place.findById(kind, key)
  if (!found) place.fault(field, `there is no ${wordsOf(kind)} ${JSON.stringify(key)}${lookAlikeHint(key)}`)
  return found
}

/** What answers show of another item. */
export function toRef({ id, slug = null, name_kz = null, name_ru = null, name_en = null }: JsonObject): JsonObject {
  return { id, slug, name_kz, name_ru, name_en }
}

function wordsOf(kind: string): string {
  return kind.replaceAll('-', ' ')
}
