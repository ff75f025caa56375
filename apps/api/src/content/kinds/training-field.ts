import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'

type TrainingField = components['schemas']['TrainingField']

/** Fields of training of the national classifier: 6B06. Passing scores name them too. */
export const trainingField = defineKind<TrainingField>({
  name: 'training-field',
  files: { form: 'list', path: 'training-fields.yaml' },
  schema: 'TrainingField',
  shared: true,
  computed: { programs_count: 0 },
  facets: ({ level }) => [{ name: 'level', value: level }],
  sorts: ({ code }) => ({ code }),
})
