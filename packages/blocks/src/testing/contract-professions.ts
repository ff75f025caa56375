import type { Schema } from '@university/api-client/types'

const training = { id: 6, slug: null, name_kz: null, name_ru: null, name_en: 'ICT' }

/** A profession of the contract. */
export function aProfession(fields: Partial<Schema<'Profession'>>): Schema<'Profession'> {
  return {
    id: 1,
    slug: 'one',
    code: '6B061',
    name_kz: null,
    name_ru: null,
    name_en: null,
    summary_kz: null,
    summary_ru: null,
    summary_en: null,
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
    name_kz: null,
    name_ru: null,
    name_en: null,
    degree_awarded_kz: null,
    degree_awarded_ru: 'Бакалавр',
    degree_awarded_en: null,
    level: 'bachelor',
    study_form: 'full_time',
    languages: ['kz', 'ru'],
    duration_years: 4,
    credits: 240,
    profile_subjects: [],
    threshold_score: 65,
    dual_diploma: false,
    cafedra: { id: 11, slug: null, name_kz: null, name_ru: null, name_en: 'Chair of Software Engineering' },
    goals_kz: null,
    goals_ru: null,
    goals_en: '<p>To build software.</p>',
    outcomes_kz: null,
    outcomes_ru: null,
    outcomes_en: null,
    careers_kz: null,
    careers_ru: null,
    careers_en: null,
    accreditations: [],
    files: [file],
    price_id: null,
    updated_at: '2026-05-18T05:00:00Z',
    ...fields,
  }
}

/** One page of the list of professions. */
export function professionList(...data: Schema<'Profession'>[]): Schema<'ProfessionList'> {
  return { data, current_page: 1, last_page: 1, per_page: 12, total: data.length, subjects: [] }
}

/** All programmes of a profession. */
export function programList(...data: Schema<'Program'>[]): Schema<'ProgramList'> {
  return { data, current_page: 1, last_page: 1, per_page: 100, total: data.length }
}

/** Fees of a programme. */
export function priceList(...fees: Partial<Schema<'Price'>>[]): Schema<'PriceList'> {
  const price: Schema<'Price'> = {
    id: 1,
    category_id: 4,
    program_code: '6B06101',
    group_code: null,
    program_name_kz: null,
    program_name_ru: null,
    program_name_en: null,
    level: 'bachelor',
    study_form: 'full_time',
    languages: ['kz'],
    duration_years: 4,
    basis: 'school',
    price_citizen: null,
    price_foreign: null,
    price_per_credit: null,
    currency: 'KZT',
    academic_year: '2026-2027',
    note_kz: null,
    note_ru: null,
    note_en: null,
    effective_from: '2026-07-01',
    document: null,
  }
  return { data: fees.map((fee) => ({ ...price, ...fee })), current_page: 1, last_page: 1, per_page: 100, total: fees.length, academic_years: ['2026-2027'] }
}
