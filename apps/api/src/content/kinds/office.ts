import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type Ref = components['schemas']['Ref']

/**
 * Services outside of the departments that announce and hire, one list for all sites. Their ids must differ from those of
 * departments and chairs, because lists filter by either.
 */
export const office = defineKind<Ref>({
  name: 'office',
  files: { form: 'list', path: 'offices.yaml' },
  schema: 'Ref',
  shared: true,
})
