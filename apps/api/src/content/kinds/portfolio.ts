import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { isObject } from '../../contract/is-object'
import { fullNames, languageOfName } from '../full-name'
import type { Findable } from '../../search/search-document'
import { firstLetter } from '../../text/letters'
import { inOneLine, runningText } from '../html/running-text'
import { defineKind, type Facet, type Place } from '../kind'
import { languages, type Language } from '../languages'
import { lookUp, toRef } from '../references'
import { endOfDay, startOfDay } from '../time'
import { chairsOf } from './department'

type Schemas = components['schemas']

/** A person with the lists that have operations of their own. `projects` are those that `listProjects` does not have. */
export type Person = Schemas['Portfolio'] & {
  subjects: Schemas['PortfolioSubject'][]
  publications: Schemas['PortfolioPublication'][]
  awards: Schemas['PortfolioAward'][]
  grants: Schemas['PortfolioGrant'][]
  interests: Schemas['PortfolioInterest'][]
  experience: Schemas['PortfolioExperience'][]
  projects: Schemas['PortfolioProject'][]
  heads: 'department' | 'cafedra' | null
  sort_order: number
  rank: number
}

/** Members of staff. Files name the department by slug and the chair by id; someone who left is a draft. */
export const portfolio = defineKind<Person>({
  name: 'portfolio',
  files: { form: 'folder', path: 'people', fileName: ({ slug }) => String(slug) },
  schema: 'Portfolio',
  defaults: { department: null, cafedra: null, education: [], languages: [], links: [], seo: { noindex: false }, heads: null, sort_order: 500 },
  computed: { counts: { subjects: 0, publications: 0, awards: 0, grants: 0, interests: 0, experience: 0, projects: 0 }, rank: 0 },
  extra: { heads: { enum: ['department', 'cafedra', null] }, sort_order: { type: 'integer', minimum: 1, maximum: 998 }, rank: { type: 'integer' } },
  parts: {
    subjects: 'PortfolioSubject',
    publications: 'PortfolioPublication',
    awards: 'PortfolioAward',
    grants: 'PortfolioGrant',
    interests: 'PortfolioInterest',
    experience: 'PortfolioExperience',
    projects: 'PortfolioProject',
  },
  html: ['bio'],
  links: ({ projects }) => projects.map(({ url }, index) => ({ field: `projects[${index}].url`, href: url })),
  resolve(item, place) {
    if (item['slug'] !== place.fileName) place.fault('slug', `must equal the name of the file, ${place.fileName}`)
    if (languages.every((language) => !item[`last_name_${language}`])) place.fault('last_name_kz', 'no language has a last name')
    resolveUnit(item, place)
    each(item, 'languages', (language, field) => {
      const known = lookUp(language['code'], `${field}.code`, 'spoken-language', place)
      for (const name of ['name_kz', 'name_ru', 'name_en']) language[name] = known?.[name] ?? null
    })
    each(item, 'experience', (post, field) => {
      if ('is_current' in post) place.fault(`${field}.is_current`, 'is worked out by the server; leave it out')
      post['is_current'] = false
    })
    // Listed projects come by themselves, under their own ids.
    each(item, 'projects', (project, field) => {
      if ((project['project_id'] ?? null) !== null) place.fault(`${field}.project_id`, 'a listed project names its people itself; leave the entry out')
      if (place.findAnywhere('scientific-project', project['id'])) place.fault(`${field}.id`, `${String(project['id'])} is the id of a listed project`)
    })
  },
  row: ({ rank }) => ({ position: rank }),
  facets: (person) => [
    ...facetOf('department', person.department?.id),
    ...facetOf('cafedra', person.cafedra?.id),
    ...facetOf('degree', person.degree_code),
    ...facetOf('heads', person.heads),
    ...languages.flatMap((language) => facetOf(`letter_${language}`, firstLetter(nameIn(person, language)))),
  ],
  sorts: (person) => ({
    position: person.rank,
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, nameIn(person, language)])),
    ...Object.fromEntries(person.experience.flatMap(({ id, starts_at, ends_at }) => [
      [`post_${id}_begins_at`, starts_at === null ? null : { time: startOfDay(starts_at) }],
      [`post_${id}_ends_at`, ends_at === null ? null : { time: endOfDay(ends_at) }],
    ])),
  }),
  searched: (person) => Object.values(fullNames(person)),
  findable,
  toFile: ({ department, cafedra, languages: spoken, experience, ...person }) => ({
    ...person,
    department: department?.slug ?? null,
    cafedra: cafedra?.id ?? null,
    languages: spoken.map(({ code, level }) => ({ code, level })),
    experience: experience.map(({ is_current: _current, ...post }) => post),
  }),
})

/** By name, position, what the person works on, and where to reach them. */
function findable(person: Person, language: Language): Findable | undefined {
  const title = fullNames(person)[`full_name_${language}`]
  if (!title || !person[`last_name_${language}`]) return undefined
  const unit = [person.cafedra, person.department].map((ref) => ref?.[`name_${language}`])
  const lead = [person[`position_${language}`], person[`degree_${language}`], person[`academic_title_${language}`], ...unit].filter(Boolean).join(', ')
  const topics = [...person.interests.map((interest) => interest[`name_${language}`]), ...person.subjects.map((subject) => subject[`name_${language}`])]
  const contacts = [person.email, person.phone, person.room]
  const text = inOneLine([lead, runningText(person[`bio_${language}`] ?? ''), topics.filter(Boolean).join(', '), contacts.filter(Boolean).join(', ')])
  return { type: 6, title, lead, text, url: `/portfolio/${person.id}`, image: person.photo, date: null }
}

/** Puts references to department and chair, and the place among all people: as the departments list them, heads first. */
function resolveUnit(item: JsonObject, place: Place): void {
  const { department: slug, cafedra: cafedraId, heads } = item
  const department = slug === null ? undefined : lookUp(slug, 'department', 'department', place)
  const cafedras = chairsOf(department)
  const index = cafedras.findIndex(({ id }) => id === cafedraId)
  if (cafedraId !== null && slug === null) place.fault('cafedra', 'needs the department of the chair')
  if (cafedraId !== null && department && index < 0) place.fault('cafedra', `the department "${String(slug)}" has no chair ${String(cafedraId)}`)
  if ((heads === 'department' && !department) || (heads === 'cafedra' && cafedraId === null)) place.fault('heads', `needs a ${String(heads)}`)

  item['department'] = department ? toRef(department) : null
  item['cafedra'] = cafedras[index] ? toRef(cafedras[index]) : null
  const among = heads === 'department' ? 0 : Number(item['sort_order'])
  const inDepartment = heads === 'department' || index < 0 ? 0 : index + 1
  item['rank'] = Number(department?.['sort_order'] ?? 9_999) * 100_000 + inDepartment * 1_000 + (heads === 'cafedra' ? 0 : among)
}

function each(item: JsonObject, field: string, visit: (entry: JsonObject, field: string) => void): void {
  const entries = item[field]
  if (Array.isArray(entries)) entries.forEach((entry: unknown, index) => isObject(entry) && visit(entry, `${field}[${index}]`))
}

function facetOf(name: string, value: string | number | null | undefined): Facet[] {
  return value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }]
}

/** In the order in which it is looked up in a list of names. */
function nameIn(person: Person, wanted: 'kz' | 'ru' | 'en'): string {
  const language = languageOfName(person, wanted)
  return [person[`last_name_${language}`], person[`first_name_${language}`], person[`middle_name_${language}`]].filter(Boolean).join(' ')
}
