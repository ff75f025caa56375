import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { classify, resolveTraining } from '../classifier'
import { checkFileNumber } from '../file-number'
import { defineKind, type Place } from '../kind'
import { allTexts, shownText, sortsOfText } from '../languages'
import { lookUp, toRef } from '../references'
import { chairsOf } from './department'

export type Program = components['schemas']['Program'] & {
  /** Slug of the department that the chair belongs to. */
  department: string | null
}

/** Educational programmes. A programme in two study forms is two files; field, level and subjects follow from the profession. */
export const program = defineKind<Program>({
  name: 'program',
  files: { form: 'folder', path: 'programs', fileName: ({ id }) => String(id) },
  schema: 'Program',
  defaults: { department: null, study_form: 'full_time', dual_diploma: false, accreditations: [], files: [] },
  computed: { price_id: null },
  extra: { department: { type: ['string', 'null'] } },
  html: ['goals', 'outcomes', 'careers'],
  fills: ['level', 'training', 'group_code', 'profile_subjects'],
  resolve(item, place) {
    checkFileNumber(item, place)
    resolveProfession(item, place)
    resolveCafedra(item, place)
    const ids = item['accreditations']
    if (Array.isArray(ids)) item['accreditations'] = ids.flatMap((id: unknown, index): JsonObject[] => [lookUp(id, `accreditations[${index}]`, 'accreditation', place) ?? []].flat()).sort(latestFirst)
  },
  facets: ({ profession_id, training, level, study_form, languages }) => [
    { name: 'profession', value: String(profession_id) },
    { name: 'training', value: String(training.id) },
    { name: 'level', value: level },
    { name: 'study_form', value: study_form },
    ...languages.map((language) => ({ name: 'language', value: language })),
  ],
  sorts: (item) => ({ code: item.code, threshold_score: item.threshold_score, ...sortsOfText(item, 'name') }),
  searched: (item) => [...allTexts(item, 'name', 'degree_awarded'), item.code],
  listed: (item, language) => [item.code, shownText(item, 'name', language), item.group_code].filter(Boolean).join(' '),
  toFile: ({ level: _level, training: _training, group_code: _group, profile_subjects: _subjects, cafedra, accreditations, ...item }) => ({
    ...item,
    cafedra: cafedra?.id ?? null,
    accreditations: accreditations.map(({ id }) => id),
  }),
})

function resolveProfession(item: JsonObject, place: Place): void {
  const profession = lookUp(item['profession_id'], 'profession_id', 'profession', place)
  // The group's own faults are those of the profession.
  const classified = profession && classify(profession['group_code'], { ...place, fault: () => undefined })
  if (!classified) return
  const { code } = classified.direction
  if (!String(item['code']).startsWith(String(code))) place.fault('code', `must begin with the code of the direction of training, ${String(code)}`)
  item['group_code'] = profession['group_code']
  resolveTraining(item, classified, place)
}

function resolveCafedra(item: JsonObject, place: Place): void {
  const { department: slug, cafedra: id } = item
  const department = slug === null ? undefined : lookUp(slug, 'department', 'department', place)
  const cafedra = chairsOf(department).find((one) => one['id'] === id)
  if (id !== null && !cafedra && (department || slug === null)) place.fault('cafedra', `the department "${String(slug)}" has no chair ${String(id)}`)
  item['cafedra'] = cafedra ? toRef(cafedra) : null
}

function latestFirst(a: JsonObject, b: JsonObject): number {
  return String(b['valid_from']).localeCompare(String(a['valid_from']))
}
