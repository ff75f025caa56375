import type { components } from '@university/api-schema/types'
import { defineKind } from '../kind'
import { facetsOfGroup, resolveGroup, nameOfGroup, sortsOfGroup, textsOfGroup, withoutGroup } from '../score'

type StoredDoctoralScore = components['schemas']['DoctoralScore'] & { field_id: number }

const fundings: StoredDoctoralScore['funding'][] = ['state_grant', 'university_grant', 'paid']

/** Passing scores for doctorates, a file a year. What a row does not say follows from the group. */
export const doctoralScore = defineKind<StoredDoctoralScore>({
  name: 'doctoral-score',
  files: { form: 'list', path: 'doctoral-scores', fileName: ({ year }) => String(year) },
  schema: 'DoctoralScore',
  extra: { field_id: { type: 'integer' } },
  fills: ['field_id', 'direction_id'],
  resolve(item, place) {
    const classified = resolveGroup(item, place)
    if (!classified) return
    const { field } = classified
    if (field['level'] !== 'doctoral') place.fault('group_code', `is a group of the level ${String(field['level'])}`)
    if (Number(item['exam_score_min']) > Number(item['score_min'])) place.fault('exam_score_min', 'is a part of score_min and must not be more')
  },
  facets: (item) => [
    ...facetsOfGroup(item),
    { name: 'funding', value: item.funding },
  ],
  sorts: (item) => ({
    ...sortsOfGroup(item),
    funding: fundings.indexOf(item.funding),
    places_count: item.places_count,
  }),
  searched: textsOfGroup,
  listed: nameOfGroup,
  toFile: withoutGroup,
})
