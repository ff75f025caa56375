import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type PriceCategory = components['schemas']['PriceCategory'] & {
  /** Number in the whole tree, in display order. */
  order: number
}

/** Categories of fees, one tree for all sites: a site shows those that it has fees of. */
export const priceCategory = defineKind<PriceCategory>({
  name: 'price-category',
  files: { form: 'list', path: 'price-categories.yaml', children: 'categories', parent: 'parent_id' },
  schema: 'PriceCategory',
  shared: true,
  computed: { has_children: false },
  extra: { order: { type: 'integer' } },
  resolve(item, place) {
    item['order'] = place.order
  },
  row: ({ order }) => ({ position: order }),
  toFile: ({ order: _order, ...item }) => item,
})
