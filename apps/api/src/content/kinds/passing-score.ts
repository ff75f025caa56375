import type { components } from '@university/api-schema/types'
import { classify, resolveSubjects } from '../classifier'
import { defineKind } from '../kind'
import { allTexts, languages, sortsOfText } from '../languages'
import { lookUp } from '../references'

type PassingScore = components['schemas']['PassingScore']

const competitions: PassingScore['competition'][] = ['general', 'rural', 'quota']

/** Passing scores of bachelors and masters, a file a year or more. What a row does not say follows from the group. */
export const passingScore = defineKind<PassingScore>({
  name: 'passing-score',
  files: { form: 'list', path: 'scores', fileName: ({ year, category_id }) => `${String(year)}-${String(category_id)}` },
  schema: 'PassingScore',
  resolve(item, place) {
    const classified = classify(item['group_code'], place)
    if (!classified) return
    const { group, direction, field } = classified
    for (const language of languages) item[`group_name_${language}`] = group[`name_${language}`] ?? null
    item['field_id'] = field['id']
    item['direction_id'] = direction['id']
    resolveSubjects(item, group, place)

    const category = lookUp(item['category_id'], 'category_id', 'score-category', place)
    if (!category) return
    const { score_min, score_max } = item
    if (category['level'] !== field['level']) place.fault('category_id', `is a category of the level ${String(category['level'])}, the group is of ${String(field['level'])}`)
    if (Number(score_max) > Number(category['max_score'])) place.fault('score_max', `is more than the test gives, ${String(category['max_score'])}`)
    if (score_max !== null && Number(score_min) > Number(score_max)) place.fault('score_max', 'must not be less than score_min')
  },
  row: () => ({ publishedAt: null, updatedAt: null }),
  facets: (item) => [
    { name: 'category', value: String(item.category_id) },
    { name: 'year', value: String(item.year) },
    { name: 'field', value: String(item.field_id) },
    { name: 'direction', value: String(item.direction_id) },
    { name: 'group_code', value: item.group_code },
    { name: 'edu_lang', value: item.edu_lang },
    { name: 'competition', value: item.competition },
  ],
  sorts: (item) => ({
    year: item.year,
    group_code: item.group_code,
    edu_lang: languages.indexOf(item.edu_lang),
    competition: competitions.indexOf(item.competition),
    score_min: item.score_min,
    ...sortsOfText(item, 'group_name'),
  }),
  searched: (item) => [...allTexts(item, 'group_name'), item.group_code],
  toFile: ({ group_name_kz: _kz, group_name_ru: _ru, group_name_en: _en, field_id: _field, direction_id: _direction, profile_subjects: _subjects, ...item }) => item,
})
