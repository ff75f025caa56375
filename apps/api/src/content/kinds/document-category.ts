import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type DocumentCategory = components['schemas']['DocumentCategory'] & {
  /** Number in the whole tree, in display order. */
  order: number
}

/** Categories of documents, one tree for all sites: a site shows those that it has documents of. */
export const documentCategory = defineKind<DocumentCategory>({
  name: 'document-category',
  files: { form: 'list', path: 'document-categories.yaml', children: 'categories', parent: 'parent_id' },
  schema: 'DocumentCategory',
  shared: true,
  computed: { documents_count: 0 },
  extra: { order: { type: 'integer' } },
  resolve(item, place) {
    item['order'] = place.order
  },
  row: ({ order }) => ({ position: order }),
  toFile: ({ order: _order, ...item }) => item,
})
