import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type Accreditation = components['schemas']['Accreditation']

/** Accreditations, which programmes name by id: one certificate may hold for several. */
export const accreditation = defineKind<Accreditation>({
  name: 'accreditation',
  files: { form: 'list', path: 'accreditations.yaml' },
  schema: 'Accreditation',
  shared: true,
})
