import type { EmbeddedProps } from '../page-content/block-definition'
import type { PriceCategory, PriceEducationInitial, PriceEducationOptions, PriceItem } from './price-education.options'

const categories: PriceCategory[] = [
  { id: 1, parentId: null, name: 'Бакалавриат', level: 'bachelor' },
  { id: 4, parentId: 1, name: 'Ақпараттық-коммуникациялық технологиялар', level: 'bachelor' },
  { id: 6, parentId: 1, name: 'Өнер және гуманитарлық ғылымдар', level: 'bachelor' },
  { id: 2, parentId: null, name: 'Магистратура', level: 'master' },
  { id: 14, parentId: 2, name: 'Ақпараттық-коммуникациялық технологиялар', level: 'master' },
  { id: 9, parentId: null, name: 'Шетел азаматтарына арналған дайындық бөлімі', level: 'preparatory' },
]

const fee: PriceItem = {
  id: 301,
  code: '6B02201',
  name: { text: 'Шығыс тілдері', language: 'kz' },
  level: 'bachelor',
  form: 'full_time',
  basis: 'school',
  languages: ['kz', 'ru'],
  duration: 4,
  citizen: 1_300_000,
  foreign: 1_700_000,
  perCredit: 21_667,
  categoryId: 6,
  note: { text: 'Төлемді екіге бөліп төлеуге болады.', language: 'kz' },
  since: '2026-07-01',
  order: { title: { text: 'Оқу ақысы туралы бұйрық', language: 'kz' }, url: '/media/fees-9a1f22c0.pdf', ext: 'pdf', bytes: 169_000 },
}

const items: PriceItem[] = [
  fee,
  { ...fee, id: 338, code: '6B06101', name: { text: 'Компьютерные науки', language: 'ru' }, basis: 'college', duration: 3, foreign: null, citizen: 1_450_000, categoryId: 4, order: null },
  { ...fee, id: 345, code: '7M06102', name: { text: 'Data Science', language: 'en' }, level: 'master', form: 'evening', basis: 'higher', languages: ['en'], duration: 1.5, perCredit: null, categoryId: 14, note: null, order: null },
  { ...fee, id: 350, code: null, name: null, level: 'preparatory', form: 'distance', duration: 0.5, citizen: null, foreign: 1_050_000, perCredit: null, categoryId: 9, note: null, order: null },
]

const initial = (rows: readonly PriceItem[], total = rows.length): PriceEducationInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 20)), total },
  categories,
  years: ['2026-2027', '2025-2026'],
})

const long = 'Халықаралық қатынастар және дипломатиялық қызмет: аймақтық саясат, сыртқы экономикалық байланыстар мен халықаралық құқық негіздері'

export const fixtures = {
  'all levels': { options: {}, initial: initial(items) },
  'first of several pages': { options: {}, initial: initial(items, 85) },
  'one level, fixed by the editor': { options: { level: 'bachelor' }, initial: initial(items.slice(0, 2)) },
  'everything fixed': {
    options: { q: 'тіл', category_id: 6, level: 'bachelor', study_form: 'full_time', basis: 'school', academic_year: '2026-2027' },
    initial: initial(items.slice(0, 1)),
  },
  'one fee with a long name': { options: {}, initial: initial([{ ...fee, name: { text: long, language: 'kz' }, note: { text: `${long}. ${long}.`, language: 'kz' } }]) },
  'without translations': { options: {}, initial: initial([{ ...fee, name: null, note: null, order: { ...fee.order, title: null, url: '/media/fees-9a1f22c0.pdf', ext: 'pdf', bytes: 1 } }]) },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0 }, categories: [], years: [] } },
} satisfies Record<string, EmbeddedProps<PriceEducationOptions, PriceEducationInitial>>
