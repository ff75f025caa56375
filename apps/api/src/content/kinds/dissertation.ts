import type { components } from '@university/api-schema/types'
import { checkFileNumber } from '../file-number'
import { defineKind } from '../kind'
import { lookUp } from '../references'

type Dissertation = components['schemas']['Dissertation']

/** The defences of one programme before one council in one year; the candidates have files of their own. */
export const dissertation = defineKind<Dissertation>({
  name: 'dissertation',
  files: { form: 'folder', path: 'dissertations', fileName: ({ id }) => String(id) },
  schema: 'Dissertation',
  defaults: { reports: [], seo: { noindex: false } },
  computed: { doctorals: [] },
  resolve(item, place) {
    checkFileNumber(item, place)
    const council = lookUp(item['council'], 'council', 'dissertation-council', place)
    if (!council) return
    // The councils' file is read first, so they have been resolved.
    const { sort_order: _order, ...shown } = council
    item['council'] = shown
  },
  facets: ({ council, year }) => [
    { name: 'council', value: String(council.id) },
    { name: 'year', value: String(year) },
  ],
  sorts: ({ year, program_code }) => ({ year, program_code }),
  toFile: ({ council, ...item }) => ({ ...item, council: council.id }),
})
