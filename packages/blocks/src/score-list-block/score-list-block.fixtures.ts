import type { EmbeddedProps } from '../page-content/block-definition'
import type { ScoreCategory, ScoreItem, ScoreListBlockInitial, ScoreListBlockOptions } from './score-list-block.options'

const unt: ScoreCategory = {
  id: 1,
  name: 'ЕНТ: государственные гранты',
  level: 'bachelor',
  limit: 140,
  years: [2026, 2025, 2024],
  fields: [
    { id: 4, name: 'Бизнес, басқару және құқық' },
    { id: 6, name: 'Ақпараттық-коммуникациялық технологиялар' },
  ],
  groups: [
    { code: 'B049', name: 'Құқық', fieldId: 4, directionId: 42 },
    { code: 'B057', name: 'Ақпараттық технологиялар', fieldId: 6, directionId: 61 },
    { code: 'B058', name: 'Ақпараттық қауіпсіздік', fieldId: 6, directionId: 63 },
  ],
}

const master: ScoreCategory = { id: 2, name: 'Магистратура: кешенді тестілеу', level: 'master', limit: 150, years: [2026], fields: [{ id: 16, name: 'ICT' }], groups: [{ code: 'M094', name: 'M094', fieldId: 16, directionId: 161 }] }

const score: ScoreItem = {
  id: 9001,
  year: 2026,
  code: 'B057',
  name: { text: 'Ақпараттық технологиялар', language: 'kz' },
  fieldId: 6,
  language: 'kz',
  competition: 'general',
  min: 97,
  max: 131,
  grants: 60,
  applicants: 412,
  threshold: 65,
  subjects: ['Математика', 'Информатика'],
  source: '/news/1022',
}

const items: ScoreItem[] = [
  score,
  { ...score, id: 9002, competition: 'rural', min: 84, max: null, grants: 1200, applicants: null },
  { ...score, id: 9003, language: 'ru', name: { text: 'Информационные технологии', language: 'ru' }, min: 101, threshold: null },
  { ...score, id: 9004, code: 'B058', name: { text: 'Information security', language: 'en' }, language: 'en', competition: 'quota', min: null, max: null, grants: null, subjects: [] },
]

const initial = (rows: readonly ScoreItem[], total = rows.length, categories: readonly ScoreCategory[] = [unt, master]): ScoreListBlockInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 20)), total },
  categories,
  fees: { path: '/page/admission/tuition', prefix: '', id: 'PriceEducation' },
})

const long = 'Халықаралық қатынастар және дипломатиялық қызмет: аймақтық саясат, сыртқы экономикалық байланыстар мен халықаралық құқық негіздері'

export const fixtures = {
  'the newest year': { options: {}, initial: initial(items) },
  'first of several pages': { options: { category_id: 1 }, initial: initial(items, 72, [unt]) },
  'one group over all years, fixed by the editor': { options: { group_code: 'B057' }, initial: initial([score, { ...score, id: 8001, year: 2025, min: 94, source: 'https://kokzhiek.example/grants-2025' }]) },
  'points fixed by the editor': { options: { score: 97 }, initial: initial(items.slice(0, 2)) },
  'everything fixed': {
    options: { q: 'IT', category_id: 1, year: 2026, field_id: 6, direction_id: 61, edu_lang: 'kz', competition: 'general' },
    initial: initial(items.slice(0, 1), 1, [unt]),
  },
  'one score with a long name': { options: {}, initial: initial([{ ...score, name: { text: long, language: 'kz' }, subjects: [long, long] }]) },
  'without translations': { options: {}, initial: initial([{ ...score, name: null, source: null }]) },
  'no page with fees': { options: {}, initial: { ...initial(items.slice(0, 1)), fees: null } },
  empty: { options: {}, initial: initial([], 0, []) },
} satisfies Record<string, EmbeddedProps<ScoreListBlockOptions, ScoreListBlockInitial>>
