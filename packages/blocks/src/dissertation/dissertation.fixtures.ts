import type { EmbeddedProps } from '../page-content/block-definition'
import type { CandidateItem, DissertationInitial, DissertationItem, DissertationOptions } from './dissertation.options'

const candidate: CandidateItem = {
  id: 811,
  name: { text: 'Жанәділов Мақсат Ерланұлы', language: 'kz' },
  topic: { text: 'Тау өзендерінің лайлануын спутниктік дерек бойынша бағалау', language: 'kz' },
  defenceAt: '2099-11-27T10:00:00Z',
  status: 'planned',
}

const item: DissertationItem = {
  id: 81,
  code: '8D06101',
  program: { text: 'Компьютерлік ғылымдар', language: 'kz' },
  year: 2099,
  council: { text: '8D061 – Ақпараттық-коммуникациялық технологиялар бағыты бойынша диссертациялық кеңес', language: 'kz' },
  candidates: [candidate, { ...candidate, id: 807, name: { text: 'Есенова Мадина Талгатовна', language: 'ru' }, defenceAt: '2099-06-19T05:00:00Z', status: 'held' }],
}

const items: DissertationItem[] = [
  item,
  {
    ...item,
    id: 83,
    code: '8D04201',
    program: { text: 'Law', language: 'en' },
    council: null,
    candidates: [
      { ...candidate, id: 831, name: { text: 'Қуанышев Данияр Нұрланұлы', language: 'kz' }, defenceAt: null, status: 'postponed' },
      { ...candidate, id: 832, name: { text: 'Kseniya Vassilenko', language: 'en' }, topic: null, status: 'cancelled' },
    ],
  },
]

const initial = (rows: readonly DissertationItem[], total = rows.length): DissertationInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total },
  councils: [
    { id: 6, name: '8D061 – Ақпараттық-коммуникациялық технологиялар' },
    { id: 3, name: '8D042 – Құқық' },
  ],
  years: [2099, 2098],
})

const long = 'Сызықсыз дифференциалдық теңдеулер жүйесі үшін энергетикалық бағалаулар және олардың жер асты суларының қозғалысын болжауға қолданылуы'

export const fixtures = {
  'several pages': { options: {}, initial: initial(items, 30) },
  'a council, fixed by the editor': { options: { council_id: 6 }, initial: initial([item]) },
  'planned ones, fixed by the editor': { options: { status: 'planned' }, initial: initial([item]) },
  'everything fixed': { options: { q: 'өзен', council_id: 6, year: 2099, status: 'planned', sort: 'year', order: 'desc' }, initial: initial([item]) },
  'one with a long topic': { options: {}, initial: initial([{ ...item, program: { text: long, language: 'kz' }, candidates: [{ ...candidate, topic: { text: `${long}. ${long}`, language: 'kz' } }] }]) },
  'without translations, without candidates': { options: {}, initial: initial([{ ...item, program: null, council: null, candidates: [] }]) },
  empty: { options: {}, initial: { ...initial([]), councils: [], years: [] } },
} satisfies Record<string, EmbeddedProps<DissertationOptions, DissertationInitial>>
