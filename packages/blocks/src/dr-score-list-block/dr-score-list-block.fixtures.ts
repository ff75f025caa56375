import type { EmbeddedProps } from '../page-content/block-definition'
import type { DrScoreItem, DrScoreListBlockInitial, DrScoreListBlockOptions } from './dr-score-list-block.options'

const groups = [
  { code: 'D094', name: 'Ақпараттық технологиялар', fieldId: null, directionId: 81 },
  { code: 'D095', name: 'Ақпараттық қауіпсіздік', fieldId: null, directionId: 83 },
]

const score: DrScoreItem = { id: 9501, year: 2026, code: 'D094', name: { text: 'Ақпараттық технологиялар', language: 'kz' }, language: 'kz', funding: 'state_grant', places: 4, min: 81, exam: 36, ielts: 5.5 }

const items: DrScoreItem[] = [
  score,
  { ...score, id: 9502, name: { text: 'Информационные технологии', language: 'ru' }, language: 'ru', funding: 'paid', places: 6, min: 75, exam: null, ielts: null },
  { ...score, id: 9503, code: 'D095', name: { text: 'Information security', language: 'en' }, language: 'en', funding: 'university_grant', places: 2, min: null, exam: null },
]

const initial = (rows: readonly DrScoreItem[], total = rows.length): DrScoreListBlockInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 20)), total },
  years: [2026, 2025],
  groups,
  fees: { path: '/page/admission/tuition', prefix: 'b2-', id: 'PriceEducation' },
})

const long = 'Халықаралық қатынастар және дипломатиялық қызмет: аймақтық саясат, сыртқы экономикалық байланыстар мен халықаралық құқық негіздері'

export const fixtures = {
  'the newest year': { options: {}, initial: initial(items) },
  'first of several pages': { options: {}, initial: initial(items, 27) },
  'one group over all years, fixed by the editor': { options: { group_code: 'D094' }, initial: initial([score, { ...score, id: 9401, year: 2025, min: 78 }]) },
  'everything fixed': { options: { q: 'IT', year: 2026, direction_id: 81, edu_lang: 'kz', funding: 'state_grant' }, initial: { ...initial([score]), groups: groups.slice(0, 1) } },
  'one score with a long name': { options: {}, initial: initial([{ ...score, name: { text: long, language: 'kz' } }]) },
  'without translations': { options: {}, initial: initial([{ ...score, name: null }]) },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0 }, years: [], groups: [], fees: null } },
} satisfies Record<string, EmbeddedProps<DrScoreListBlockOptions, DrScoreListBlockInitial>>
