import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

export type ShowcaseCategory = components['schemas']['ShowcaseCategory'] & { slug: string }

/** Categories of digital products, one list for all sites. */
export const showcaseCategory = defineKind<ShowcaseCategory>({
  name: 'showcase-category',
  files: { form: 'list', path: 'showcase-categories.yaml' },
  schema: 'ShowcaseCategory',
  shared: true,
  computed: { items_count: 0 },
  extra: { slug: { type: 'string' } },
})
