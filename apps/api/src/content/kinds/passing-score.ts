import type { components } from '@university/api-schema/types'
import { resolveSubjects } from '../classifier'
import { defineKind } from '../kind'
import { lookUp } from '../references'
import { facetsOfGroup, resolveGroup, nameOfGroup, sortsOfGroup, textsOfGroup, withoutGroup } from '../score'

type PassingScore = components['schemas']['PassingScore']

const competitions: PassingScore['competition'][] = ['general', 'rural', 'quota']

/** Passing scores of bachelors and masters, a file a year or more. What a row does not say follows from the group. */
export const passingScore = defineKind<PassingScore>({
  name: 'passing-score',
  files: { form: 'list', path: 'scores', fileName: ({ year, category_id }) => `${String(year)}-${String(category_id)}` },
  schema: 'PassingScore',
  namedOnly: true,
  links: ({ source_url }) => [{ field: 'source_url', href: source_url, site: '' }],
  fills: ['field_id', 'direction_id', 'profile_subjects'],
  resolve(item, place) {
    const classified = resolveGroup(item, place)
    if (!classified) return
    const { group, field } = classified
    resolveSubjects(item, group, place)

    const category = lookUp(item['category_id'], 'category_id', 'score-category', place)
    if (!category) return
    const { score_min, score_max } = item
    if (category['level'] !== field['level']) place.fault('category_id', `is a category of the level ${String(category['level'])}, the group is of ${String(field['level'])}`)
    if ((score_min === null) !== (score_max === null)) place.fault(score_min === null ? 'score_min' : 'score_max', 'is missing: both are null where nobody was admitted')
    if (Number(score_max) > Number(category['max_score'])) place.fault('score_max', `is more than the test gives, ${String(category['max_score'])}`)
    if (score_max !== null && Number(score_min) > Number(score_max)) place.fault('score_max', 'must not be less than score_min')
  },
  facets: (item) => [
    { name: 'category', value: String(item.category_id) },
    ...facetsOfGroup(item),
    { name: 'competition', value: item.competition },
  ],
  sorts: (item) => ({
    ...sortsOfGroup(item),
    competition: competitions.indexOf(item.competition),
  }),
  searched: textsOfGroup,
  listed: nameOfGroup,
  toFile: ({ profile_subjects: _subjects, ...item }) => withoutGroup(item),
})
