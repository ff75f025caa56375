import type { JsonObject } from '../contract/document'
import { names } from './sample-staff'
import type { ContentFiles } from './test-content'

const now = { updated_at: '2026-07-02T06:00:00Z' }

/** A file `main/programs/<id>-x.yaml`. */
export function program(id: number, more: JsonObject): ContentFiles {
  return { [`main/programs/${id}-x.yaml`]: { id, languages: ['kz', 'ru'], duration_years: 4, credits: 240, department: 'fit', cafedra: 11, ...now, ...more } }
}

/** The classifier: fields of training, directions, groups of programmes, subjects. */
function classifier(): ContentFiles {
  return {
    'main/training-fields.yaml': [
      { id: 4, code: '6B04', ...names('Business and law'), level: 'bachelor', sort_order: 40 },
      { id: 6, code: '6B06', ...names('ICT'), level: 'bachelor', sort_order: 60 },
      { id: 26, code: '8D06', ...names('ICT, doctoral'), level: 'doctoral', sort_order: 160 },
    ],
    'main/training-directions.yaml': [
      { id: 63, field_id: 6, code: '6B063', ...names('Security') },
      { id: 61, field_id: 6, code: '6B061', ...names('ICT') },
      { id: 42, field_id: 4, code: '6B042', ...names('Law') },
      { id: 81, field_id: 26, code: '8D061', ...names('ICT') },
    ],
    'main/profile-subjects.yaml': [
      { id: 1, name_kz: 'Математика', name_ru: 'Математика', name_en: 'Mathematics' },
      { id: 2, name_kz: 'Информатика', name_ru: 'Информатика', name_en: 'Informatics' },
      { id: 3, name_kz: 'Дүниежүзі тарихы', name_ru: 'Всемирная история', name_en: 'World history' },
      { id: 4, name_kz: 'Құқық негіздері', name_ru: 'Основы права', name_en: 'Fundamentals of law' },
      { id: 5, name_kz: 'Химия' },
    ],
    'main/program-groups.yaml': [
      { id: 49, slug: 'b049', name_kz: 'Құқық', name_ru: 'Право', name_en: 'Law', direction_id: 42, subject_ids: [3, 4] },
      { id: 57, slug: 'b057', name_kz: 'Ақпараттық технологиялар', name_ru: 'Информационные технологии', name_en: 'Information technology', direction_id: 61, subject_ids: [1, 2] },
      { id: 58, slug: 'b058', name_kz: 'Қауіпсіздік', name_ru: 'Безопасность', name_en: 'Security', direction_id: 63, subject_ids: [1, 5] },
      { id: 94, slug: 'd094', name_kz: 'Ақпараттық технологиялар', name_ru: 'Информационные технологии', name_en: 'Information technology', direction_id: 81 },
    ],
  }
}

/** Two professions with two programmes each, one of them in two study forms; a third has a draft only. */
function programs(): ContentFiles {
  return {
    'main/professions.yaml': [
      { id: 21, slug: 'information-technology', group_code: 'B057', name_kz: 'Ақпараттық технологиялар', name_ru: 'Информационные технологии', name_en: 'Information technology', image: { file: 'logo.svg' } },
      { id: 22, slug: 'law', group_code: 'B049', name_kz: 'Құқық', name_ru: 'Право', name_en: 'Law', summary_en: 'For courts and companies.' },
      { id: 23, slug: 'security', group_code: 'B058', name_kz: 'Қауіпсіздік' },
    ],
    'main/accreditations.yaml': [
      { id: 51, agency_kz: 'Агенттік', number: 'AB 4512', valid_from: '2024-06-14', valid_until: '2029-06-13' },
      { id: 52, agency_kz: 'Агенттік', valid_from: '2019-06-14', valid_until: '2024-06-13' },
    ],
    ...program(611, { profession_id: 21, code: '6B06101', name_kz: 'Компьютерлік ғылымдар', name_ru: 'Компьютерные науки', name_en: 'Computer Science', languages: ['kz', 'ru', 'en'], threshold_score: 70, accreditations: [52, 51], goals_kz: '<p>Мақсаты</p>' }),
    ...program(612, { profession_id: 21, code: '6B06102', name_kz: 'Деректер ғылымы', name_ru: 'Наука о данных', name_en: 'Data Science', threshold_score: 65 }),
    ...program(621, { profession_id: 22, code: '6B04201', name_kz: 'Құқық', name_ru: 'Право', name_en: 'Law', languages: ['kz'] }),
    ...program(622, { profession_id: 22, code: '6B04201', name_kz: 'Құқық', name_ru: 'Право', name_en: 'Law', languages: ['ru'], study_form: 'evening' }),
    ...program(631, { profession_id: 23, code: '6B06301', name_kz: 'Қауіпсіздік', draft: true }),
  }
}

/** Fees of two years. */
function prices(): ContentFiles {
  return {
    'main/price-categories.yaml': [
      {
        id: 1,
        ...names('Bachelor'),
        level: 'bachelor',
        categories: [
          { id: 4, ...names('ICT'), level: 'bachelor' },
          { id: 5, ...names('Law'), level: 'bachelor' },
        ],
      },
      { id: 2, ...names('Master'), level: 'master' },
      { id: 3, ...names('Doctoral'), level: 'doctoral' },
    ],
    'main/prices/2026-2027.yaml': {
      common: { academic_year: '2026-2027', effective_from: '2026-07-01', document: { file: 'fees.pdf', title_kz: 'Бұйрық', updated_at: '2026-06-15T04:30:00Z' } },
      items: [
        { id: 302, category_id: 4, program_id: 611, basis: 'college', duration_years: 3, languages: ['kz', 'ru'], price_citizen: 1_380_000 },
        { id: 301, category_id: 4, program_id: 611, basis: 'school', price_citizen: 1_500_000, price_foreign: 1_950_000, price_per_credit: 25_000, note_kz: 'Екіге бөліп төлеуге болады' },
        { id: 303, category_id: 4, program_id: 612, basis: 'school', price_citizen: 1_440_000, price_foreign: 1_870_000 },
        { id: 304, category_id: 5, program_id: 622, basis: 'higher', price_citizen: 900_000 },
        { id: 305, category_id: 5, program_name_kz: 'Тыңдаушылар', level: 'bachelor', study_form: 'distance', languages: ['ru'], duration_years: 0.5, basis: 'higher', price_foreign: 300_000 },
      ],
    },
    'main/prices/2025-2026.yaml': {
      common: { academic_year: '2025-2026', effective_from: '2025-07-01' },
      items: [
        { id: 201, category_id: 4, program_id: 611, basis: 'school', price_citizen: 1_300_000 },
        { id: 202, category_id: 3, program_name_kz: 'Докторантура', level: 'doctoral', study_form: 'full_time', languages: ['kz'], duration_years: 3, basis: 'higher', price_citizen: 1_800_000 },
      ],
    },
  }
}

/** Passing scores of two years, and one for doctorates. */
function scores(): ContentFiles {
  return {
    'main/score-categories.yaml': [
      { id: 1, ...names('UNT'), level: 'bachelor', max_score: 140 },
      { id: 2, ...names('Test for masters'), level: 'master', max_score: 150 },
      { id: 3, ...names('Examination for doctorates'), level: 'doctoral', max_score: 100 },
    ],
    'main/scores/2026.yaml': {
      common: { category_id: 1, year: 2026, threshold_score: 70, source_url: 'https://kokzhiek.example/grants-2026' },
      items: [
        { id: 9002, group_code: 'B057', edu_lang: 'kz', competition: 'rural', score_min: 84, score_max: 109, grants_count: 22 },
        { id: 9001, group_code: 'B057', edu_lang: 'kz', competition: 'general', score_min: 97, score_max: 131, grants_count: 60, applicants_count: 412 },
        { id: 9003, group_code: 'B057', edu_lang: 'ru', competition: 'general', score_min: 98, score_max: 133, grants_count: 25 },
        { id: 9004, group_code: 'B049', edu_lang: 'kz', competition: 'quota', threshold_score: 75 },
        { id: 9005, group_code: 'B049', edu_lang: 'kz', competition: 'general', score_min: 118, score_max: 136, threshold_score: 75 },
      ],
    },
    'main/scores/2025.yaml': { common: { category_id: 1, year: 2025 }, items: [{ id: 8001, group_code: 'B057', edu_lang: 'kz', competition: 'general', score_min: 94, score_max: 128 }] },
    'main/doctoral-scores/2026.yaml': {
      common: { year: 2026, group_code: 'D094', language_score_min: 5.5 },
      items: [
        { id: 9503, edu_lang: 'ru', funding: 'state_grant', places_count: 2 },
        { id: 9502, edu_lang: 'kz', funding: 'paid', places_count: 6, score_min: 76, exam_score_min: 31 },
        { id: 9501, edu_lang: 'kz', funding: 'state_grant', places_count: 4, score_min: 81, exam_score_min: 36 },
      ],
    },
    'main/doctoral-scores/2025.yaml': [{ id: 9401, year: 2025, group_code: 'D094', edu_lang: 'kz', funding: 'state_grant', places_count: 3, score_min: 78 }],
  }
}

/** What is taught, for how much, and with how many points. */
export function sampleStudy(): ContentFiles {
  return { 'media/fees.pdf': '%PDF-1.7', ...classifier(), ...programs(), ...prices(), ...scores() }
}
