import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { lookUp } from '../references'

type ScoreDirection = components['schemas']['ScoreDirection']

/** Directions of training of the national classifier: 6B061, a part of 6B06. */
export const trainingDirection = defineKind<ScoreDirection>({
  name: 'training-direction',
  files: { form: 'list', path: 'training-directions.yaml' },
  schema: 'ScoreDirection',
  shared: true,
  resolve(item, place) {
    const field = lookUp(item['field_id'], 'field_id', 'training-field', place)
    if (field && !String(item['code']).startsWith(String(field['code']))) place.fault('code', `must begin with the code of its field, ${String(field['code'])}`)
  },
  facets: ({ field_id }) => [{ name: 'field', value: String(field_id) }],
  sorts: ({ code }) => ({ code }),
})
