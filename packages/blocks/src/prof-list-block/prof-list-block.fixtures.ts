import type { EmbeddedProps } from '../page-content/block-definition'
import type { ProfessionItem, ProfListBlockInitial, ProfListBlockOptions } from './prof-list-block.options'

const profession: ProfessionItem = {
  id: 21,
  code: '6B061',
  group: 'B057',
  name: { text: 'Ақпараттық технологиялар', language: 'kz' },
  summary: { text: 'Бағдарламалық жүйелерді жобалап, жасайтындарға арналған.', language: 'kz' },
  level: 'bachelor',
  field: { text: 'Ақпараттық-коммуникациялық технологиялар', language: 'kz' },
  languages: ['kz', 'ru', 'en'],
  subjects: [
    { text: 'Математика', language: 'kz' },
    { text: 'Информатика', language: 'kz' },
  ],
  image: { url: '/media/computing-5f3a9c1e.jpg', width: 1600, height: 1000, sources: [{ type: 'image/webp', width: 960, url: '/media/computing-960-55b07e13.webp' }] },
  programs: 5,
}

const items: ProfessionItem[] = [
  profession,
  { ...profession, id: 24, group: 'B055', code: '6B054', name: { text: 'Математика', language: 'ru' }, image: null, programs: 1 },
  { ...profession, id: 61, group: null, code: '7M061', level: 'master', name: { text: 'Data Science', language: 'en' }, summary: null, languages: ['en'], subjects: [], image: null, programs: 2 },
]

const initial = (rows: readonly ProfessionItem[], total = rows.length): ProfListBlockInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total },
  fields: [
    { id: 5, name: 'Жаратылыстану ғылымдары', level: 'bachelor' },
    { id: 6, name: 'Ақпараттық-коммуникациялық технологиялар', level: 'bachelor' },
    { id: 16, name: 'Ақпараттық-коммуникациялық технологиялар', level: 'master' },
  ],
  subjects: [
    { id: 2, name: 'Информатика' },
    { id: 1, name: 'Математика' },
    { id: 5, name: 'Физика' },
  ],
})

const long = 'Халықаралық қатынастар және дипломатиялық қызмет: аймақтық саясат, сыртқы экономикалық байланыстар мен халықаралық құқық негіздері'

export const fixtures = {
  'all levels': { options: {}, initial: initial(items) },
  'first of several pages': { options: {}, initial: initial(items, 40) },
  'one level, fixed by the editor': { options: { level: 'master' }, initial: initial(items.slice(2)) },
  'everything fixed': {
    options: { q: 'IT', level: 'bachelor', training_id: 6, language: 'kz', study_form: 'full_time', subject_ids: [1, 2], sort: 'name' },
    initial: initial(items.slice(0, 1)),
  },
  'one with a long name': { options: {}, initial: initial([{ ...profession, name: { text: long, language: 'kz' }, summary: { text: `${long}. ${long}.`, language: 'kz' }, subjects: [{ text: long, language: 'kz' }, { text: long, language: 'kz' }] }]) },
  'one without programmes': { options: {}, initial: initial([{ ...profession, programs: 0 }]) },
  'without translations': { options: {}, initial: initial([{ ...profession, name: { text: '6B061', language: 'kz' }, summary: null, image: null }]) },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0 }, fields: [], subjects: [] } },
} satisfies Record<string, EmbeddedProps<ProfListBlockOptions, ProfListBlockInitial>>
