import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type Cooperation = components['schemas']['Cooperation']

/** Kinds of cooperation with other universities. */
export const cooperation = defineKind<Cooperation>({
  name: 'cooperation',
  files: { form: 'list', path: 'cooperations.yaml' },
  schema: 'Cooperation',
  shared: true,
  computed: { universities_count: 0 },
})
