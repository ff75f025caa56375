import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { isObject, objectsIn } from '../../contract/is-object'
import { defineKind } from '../kind'

export type Department = components['schemas']['Department'] & { slug: string }

/** The place of a person among all holds that of the department, and a column of PostgreSQL holds no more; who is in none comes after all. */
const mostSortOrder = 9_998

/**
 * Departments with their chairs. Who heads them is said in the people's files; heads and numbers of people are put in by
 * handlers, and the address of the site that has their slug.
 */
export const department = defineKind<Department>({
  name: 'department',
  files: { form: 'list', path: 'departments.yaml' },
  schema: 'Department',
  defaults: { cafedras: [] },
  computed: { head: null, people_count: 0, website: null },
  extra: { slug: { type: 'string', pattern: '^[a-z0-9-]{1,60}$' } },
  resolve(item, place) {
    if (item['slug'] === undefined) place.fault('slug', 'is required')
    if (Math.abs(Number(item['sort_order'])) > mostSortOrder) place.fault('sort_order', `must be from -${mostSortOrder} to ${mostSortOrder}`)
    const { cafedras } = item
    // What is no list of chairs, the schema names.
    if (!Array.isArray(cafedras) || !cafedras.every(isObject)) return
    for (const [index, cafedra] of cafedras.entries()) {
      for (const key of ['head', 'people_count']) if ((cafedra[key] ?? null) !== null) place.fault(`cafedras[${index}].${key}`, 'is worked out by the server; leave it out')
    }
    item['cafedras'] = chairsOf(item).map((cafedra) => ({ ...cafedra, head: null, people_count: 0 }))
  },
  toFile: ({ cafedras, ...item }) => ({ ...item, cafedras: cafedras.map(({ head: _head, people_count: _count, ...cafedra }) => cafedra) }),
})

/** The chairs of a department, checked or not, in display order, which is that of the file where it gives no other. */
export function chairsOf({ cafedras }: JsonObject = {}): JsonObject[] {
  const numbered = objectsIn(cafedras).map((cafedra, index): JsonObject => ({ sort_order: (index + 1) * 10, ...cafedra }))
  return numbered.sort((a, b) => Number(a['sort_order']) - Number(b['sort_order']))
}
