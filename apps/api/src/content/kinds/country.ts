import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { sortsOfText } from '../languages'

export type Country = components['schemas']['Country'] & { slug: string }

/** Countries of the partner universities; the slug is the ISO code in lower case. */
export const country = defineKind<Country>({
  name: 'country',
  files: { form: 'list', path: 'countries.yaml' },
  schema: 'Country',
  shared: true,
  computed: { universities_count: 0, iso2: 'XX' },
  extra: { slug: { type: 'string' } },
  fills: ['iso2'],
  resolve(item) {
    item['iso2'] = String(item['slug']).toUpperCase()
  },
  sorts: (item) => sortsOfText(item, 'name'),
})
