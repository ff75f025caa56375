import type { components } from '@university/api-schema/types'
import { classify, resolveTraining } from '../classifier'
import { defineKind } from '../kind'
import { allTexts, shownText, sortsOfText } from '../languages'

type Profession = components['schemas']['Profession']

/** Professions, one list for all sites: a site shows those that it has programmes of. The rest follows from the group. */
export const profession = defineKind<Profession>({
  name: 'profession',
  files: { form: 'list', path: 'professions.yaml' },
  schema: 'Profession',
  shared: true,
  computed: { languages: [], programs_count: 0 },
  fills: ['code', 'level', 'training', 'profile_subjects'],
  resolve(item, place) {
    const classified = classify(item['group_code'], place)
    if (!classified) return
    item['code'] = classified.direction['code']
    resolveTraining(item, classified, place)
  },
  facets: ({ level, training, profile_subjects }) => [
    { name: 'level', value: level },
    { name: 'training', value: String(training.id) },
    ...profile_subjects.map(({ id }) => ({ name: 'subject', value: String(id) })),
  ],
  sorts: (item) => ({ code: item.code, group_code: item.group_code, ...sortsOfText(item, 'name') }),
  searched: (item) => [...allTexts(item, 'name', 'summary'), item.code, item.group_code],
  listed: (item, language) => [item.group_code, shownText(item, 'name', language), item.code].filter(Boolean).join(' '),
  toFile: ({ code: _code, level: _level, training: _training, profile_subjects: _subjects, ...item }) => item,
})
