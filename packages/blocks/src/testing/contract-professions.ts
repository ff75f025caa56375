import type { Schema } from '@university/api-client/types'
import { onlyPage } from './only-page'
import { untranslated } from './untranslated'

const training = { id: 6, slug: null, ...untranslated('name'), name_en: 'ICT' }

/** A profession of the contract. */
export function aProfession(fields: Partial<Schema<'Profession'>>): Schema<'Profession'> {
  return {
    id: 1,
    slug: 'one',
    code: '6B061',
    ...untranslated('name', 'summary'),
    level: 'bachelor',
    training,
    group_code: 'B057',
    languages: ['kz'],
    profile_subjects: [],
    image: null,
    programs_count: 2,
    ...fields,
  }
}

/** A programme of the contract, with one file. */
export function aProgram(fields: Partial<Schema<'Program'>>): Schema<'Program'> {
  const file = { id: 1, title_kz: 'Жоспар', title_ru: null, title_en: null, url: '/media/a.pdf', mime: 'application/pdf', ext: 'pdf', size_bytes: 23_000, lang: 'kz' as const, updated_at: '2026-05-18T05:00:00Z' }
  return {
    id: 1,
    profession_id: 21,
    training,
    code: '6B06101',
    group_code: 'B057',
    ...untranslated('name', 'degree_awarded', 'goals', 'outcomes', 'careers'),
    degree_awarded_ru: 'Бакалавр',
    goals_en: '<p>To build software.</p>',
    level: 'bachelor',
    study_form: 'full_time',
    languages: ['kz', 'ru'],
    duration_years: 4,
    credits: 240,
    profile_subjects: [],
    threshold_score: 65,
    dual_diploma: false,
    cafedra: { id: 11, slug: null, ...untranslated('name'), name_en: 'Chair of Software Engineering' },
    accreditations: [],
    files: [file],
    price_id: null,
    updated_at: '2026-05-18T05:00:00Z',
    ...fields,
  }
}

/** One page of the list of professions. */
export function professionList(...data: Schema<'Profession'>[]): Schema<'ProfessionList'> {
  return { ...onlyPage(data, 12), subjects: [] }
}

/** All programmes of a profession. */
export function programList(...data: Schema<'Program'>[]): Schema<'ProgramList'> {
  return onlyPage(data, 100)
}
