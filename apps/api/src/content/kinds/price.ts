import type { components } from '@university/api-schema/types'
import type { JsonObject } from '../../contract/document'
import { classify } from '../classifier'
import { defineKind, type Place } from '../kind'
import { allTexts, shownText, sortsOfText } from '../languages'
import { lookUp } from '../references'

export type StoredPrice = components['schemas']['Price'] & {
  /** The programme, in this study form; what a row leaves out is as the programme says. */
  program_id: number | null
}

/** In the order of a list. */
export const bases: StoredPrice['basis'][] = ['school', 'college', 'higher']

/** Tuition fees, a file a year. */
export const price = defineKind<StoredPrice>({
  name: 'price',
  files: { form: 'list', path: 'prices', fileName: ({ academic_year }) => String(academic_year) },
  schema: 'Price',
  namedOnly: true,
  defaults: { currency: 'KZT', program_id: null },
  extra: { program_id: { type: ['integer', 'null'] } },
  fills: ['level', 'study_form', 'languages', 'duration_years'],
  resolve(item, place) {
    if (item['program_id'] !== null) fillFromProgram(item, place)
    const [first, second] = String(item['academic_year']).split('-').map(Number)
    if (first !== undefined && second !== first + 1) place.fault('academic_year', 'must be two years, one after the other')
    const category = lookUp(item['category_id'], 'category_id', 'price-category', place)
    if (category && (category['level'] ?? item['level']) !== item['level']) place.fault('category_id', `is a category of the level ${String(category['level'])}`)
  },
  facets: ({ category_id, academic_year, level, study_form, basis, program_id }) => [
    { name: 'category', value: String(category_id) },
    { name: 'academic_year', value: academic_year },
    { name: 'level', value: level },
    { name: 'study_form', value: study_form },
    { name: 'basis', value: basis },
    ...(program_id === null ? [] : [{ name: 'program', value: String(program_id) }]),
  ],
  sorts: (item) => ({
    program_code: item.program_code,
    basis: bases.indexOf(item.basis),
    price_citizen: item.price_citizen,
    price_foreign: item.price_foreign,
    ...sortsOfText(item, 'program_name'),
  }),
  searched: (item) => [...allTexts(item, 'program_name'), item.program_code, item.group_code],
  listed: (item, language) => [item.program_code, shownText(item, 'program_name', language)].filter(Boolean).join(' '),
})

function fillFromProgram(item: JsonObject, place: Place): void {
  const program = lookUp(item['program_id'], 'program_id', 'program', place)
  const profession = program && place.findById('profession', program['profession_id'])
  const classified = profession && classify(profession['group_code'], { ...place, fault: () => undefined })
  if (!classified) return
  const { code, name_kz = null, name_ru = null, name_en = null, study_form = 'full_time', languages, duration_years } = program
  const own = { program_code: code, group_code: profession['group_code'], program_name_kz: name_kz, program_name_ru: name_ru, program_name_en: name_en }
  const more = { ...own, level: classified.field['level'], study_form, languages, duration_years }
  for (const [key, value] of Object.entries(more)) item[key] ??= value
}
