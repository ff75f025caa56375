import type { components } from '@university/api-schema/types'
import { classify } from '../classifier'
import { defineKind } from '../kind'
import { allTexts, languages, sortsOfText } from '../languages'

type StoredDoctoralScore = components['schemas']['DoctoralScore'] & { field_id: number }

const fundings: StoredDoctoralScore['funding'][] = ['state_grant', 'university_grant', 'paid']

/** Passing scores for doctorates, a file a year. What a row does not say follows from the group. */
export const doctoralScore = defineKind<StoredDoctoralScore>({
  name: 'doctoral-score',
  files: { form: 'list', path: 'doctoral-scores', fileName: ({ year }) => String(year) },
  schema: 'DoctoralScore',
  extra: { field_id: { type: 'integer' } },
  resolve(item, place) {
    const classified = classify(item['group_code'], place)
    if (!classified) return
    const { group, direction, field } = classified
    for (const language of languages) item[`group_name_${language}`] = group[`name_${language}`] ?? null
    item['field_id'] = field['id']
    item['direction_id'] = direction['id']
    if (field['level'] !== 'doctoral') place.fault('group_code', `is a group of the level ${String(field['level'])}`)
    if (Number(item['exam_score_min']) > Number(item['score_min'])) place.fault('exam_score_min', 'is a part of score_min and must not be more')
  },
  row: () => ({ publishedAt: null, updatedAt: null }),
  facets: (item) => [
    { name: 'year', value: String(item.year) },
    { name: 'field', value: String(item.field_id) },
    { name: 'direction', value: String(item.direction_id) },
    { name: 'group_code', value: item.group_code },
    { name: 'edu_lang', value: item.edu_lang },
    { name: 'funding', value: item.funding },
  ],
  sorts: (item) => ({
    year: item.year,
    group_code: item.group_code,
    edu_lang: languages.indexOf(item.edu_lang),
    funding: fundings.indexOf(item.funding),
    score_min: item.score_min,
    places_count: item.places_count,
    ...sortsOfText(item, 'group_name'),
  }),
  searched: (item) => [...allTexts(item, 'group_name'), item.group_code],
  toFile: ({ group_name_kz: _kz, group_name_ru: _ru, group_name_en: _en, field_id: _field, direction_id: _direction, ...item }) => item,
})
