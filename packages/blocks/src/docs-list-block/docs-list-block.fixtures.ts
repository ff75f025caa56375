import type { FileItem } from '../files/to-file-items'
import type { EmbeddedProps } from '../page-content/block-definition'
import type { DocCategory, DocItem, DocsListBlockInitial, DocsListBlockOptions } from './docs-list-block.options'

const categories: DocCategory[] = [
  { id: 10, parentId: null, name: 'Обучение', count: 25 },
  { id: 11, parentId: 10, name: 'Правила приёма', count: 6 },
  { id: 12, parentId: 10, name: 'Академическая честность', count: 1 },
  { id: 20, parentId: null, name: 'Управление', count: 4 },
  { id: 21, parentId: 20, name: 'Устав и стратегия', count: 4 },
]

const file = (id: number, language: FileItem['language'], ext = 'pdf'): FileItem => ({
  id,
  title: { text: 'Правила приёма', language: 'ru' },
  url: `/media/rules-${id}.${ext}`,
  mime: 'application/pdf',
  ext,
  bytes: 412_880,
  language,
})

const rules: DocItem = {
  id: 501,
  title: { text: 'Бакалавриатқа қабылдау қағидалары', language: 'kz' },
  number: '№ 27',
  categoryId: 11,
  category: { text: 'Қабылдау қағидалары', language: 'kz' },
  approved: '2026-05-29',
  validUntil: null,
  isOver: false,
  version: '4.0',
  replacesId: 412,
  files: [file(1, 'kz'), file(2, 'ru'), file(3, null, 'xlsx')],
}
const integrity: DocItem = {
  ...rules,
  id: 502,
  title: { text: 'Academic Integrity Policy', language: 'en' },
  number: null,
  categoryId: 12,
  category: { text: 'Академическая честность', language: 'ru' },
  approved: '2020-08-27',
  validUntil: '2025-08-27',
  isOver: true,
  version: null,
  replacesId: null,
  files: [file(4, 'en', 'docx')],
}
const bare: DocItem = { ...integrity, id: 503, title: null, number: '№ 5-н/қ', category: null, approved: null, validUntil: null, isOver: false, files: [] }

const initial = (items: readonly DocItem[], total = items.length): DocsListBlockInitial => ({
  page: { items, page: 1, lastPage: Math.max(1, Math.ceil(total / 10)), total, years: [2026, 2025, 2020] },
  categories,
})
const long = 'Университетте білім алушылардың оқу жетістіктерін бағалау, аралық және қорытынды аттестаттау, академиялық қарыздарды жою тәртібі туралы ереже'

export const fixtures = {
  'all categories': { options: {}, initial: initial([rules, integrity, bare], 29) },
  'one category, fixed by the editor, with others below it': { options: { category_id: 10 }, initial: initial([rules, integrity], 25) },
  'few of one category': { options: { category_id: 11 }, initial: initial([rules]) },
  'everything fixed': { options: { q: 'қабылдау', category_id: 11, year: 2026, doc_lang: 'kz', sort: 'title', order: 'desc', include_replaced: true, per_page: 5 }, initial: initial([rules], 20) },
  'one document with long texts': {
    options: {},
    initial: initial([{ ...rules, title: { text: `${long} ${long.replaceAll(' ', '')}`, language: 'kz' }, category: { text: long, language: 'kz' }, number: '№ 1-2/345-2026-ЖОО-АК/Б' }]),
  },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0, years: [] }, categories: [] } },
} satisfies Record<string, EmbeddedProps<DocsListBlockOptions, DocsListBlockInitial>>
