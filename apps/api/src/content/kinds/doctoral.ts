import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { checkFileNumber } from '../file-number'
import { findText } from '../find-text'
import { defineKind } from '../kind'
import { allTexts, type Language } from '../languages'
import { resolvePerson, withoutPortfolio } from '../person'
import { lookUp } from '../references'

type Doctoral = components['schemas']['Doctoral'] & {
  /** Code and names of the programme: a search for candidates looks there too. */
  program: string[]
}

/** Doctoral candidates, each with all that must be public about the defence. */
export const doctoral = defineKind<Doctoral>({
  name: 'doctoral',
  files: { form: 'folder', path: 'doctorals', fileName: ({ id }) => String(id) },
  schema: 'Doctoral',
  namedOnly: true,
  defaults: {
    degree_kz: 'философия докторы (PhD)',
    degree_ru: 'доктор философии (PhD)',
    degree_en: 'Doctor of Philosophy (PhD)',
    status: 'planned',
    consultants: [],
    reviewers: [],
    changes: [],
    seo: { noindex: false },
  },
  extra: { program: { type: 'array' } },
  links: ({ video_url }) => [{ field: 'video_url', href: video_url }],
  resolve(item, place) {
    checkFileNumber(item, place)
    const dissertation = lookUp(item['dissertation_id'], 'dissertation_id', 'dissertation', place)
    item['program'] = dissertation ? [dissertation['program_code'], ...allTexts(dissertation, 'program_name')].filter(Boolean) : []
    if (item['status'] === 'held' && item['defence_at'] === null) place.fault('defence_at', 'is needed by a defence that was held')
    for (const field of ['consultants', 'reviewers']) {
      const experts = item[field]
      if (Array.isArray(experts)) experts.forEach((expert, index) => resolvePerson(expert, `${field}[${index}]`, place))
    }
    const { changes } = item
    if (Array.isArray(changes)) changes.sort((a: JsonObject, b: JsonObject) => (String(a['changed_at']) < String(b['changed_at']) ? 1 : -1))
  },
  facets: ({ dissertation_id, status }) => [
    { name: 'dissertation', value: String(dissertation_id) },
    { name: 'status', value: status },
  ],
  sorts: ({ defence_at }) => ({ defence_at: defence_at === null ? null : { time: defence_at } }),
  searched: (item) => [...allTexts(item, 'full_name', 'topic'), ...item.program],
  findable,
  toFile: ({ program: _program, consultants, reviewers, ...item }) => ({ ...item, consultants: consultants.map(withoutPortfolio), reviewers: reviewers.map(withoutPortfolio) }),
})

/** By the name, by what the dissertation is about, and by the programme. */
function findable(item: Doctoral, language: Language) {
  const url = `/dissertation/${item.dissertation_id}/doctorals/${item.id}`
  const found = findText(item, language, { type: 8, url, date: item.defence_at }, { title: 'full_name', leads: ['topic'], html: [] })
  return found && { ...found, text: [found.text, ...item.program].join(' · ') }
}
