import type { EmbeddedProps } from '../page-content/block-definition'
import type { PartnerItem, UniversitiesListInitial, UniversitiesListOptions } from './universities-list.options'

const partner: PartnerItem = {
  id: 152,
  name: { text: 'Измир Көрфез университеті', language: 'kz' },
  country: { id: 1, code: 'TR', name: { text: 'Түркия', language: 'kz' } },
  city: { text: 'Измир', language: 'kz' },
  logo: { url: '/media/izmir-korfez-3f61c2d8.svg', width: 320, height: 320 },
  website: 'https://izmirkorfez.example',
  cooperationIds: [1, 2],
  agreement: '№ 112-М',
  signed: '2024-04-18',
  until: '2029-04-17',
  isActive: true,
  place: [27.1428, 38.4237],
}

const items: PartnerItem[] = [
  partner,
  { ...partner, id: 160, name: { text: 'Technische Universität Lindenau', language: 'en' }, country: { id: 4, code: 'DE', name: { text: 'Германия', language: 'ru' } }, logo: null, until: null, place: [12.3731, 51.3397] },
  {
    ...partner,
    id: 200,
    name: { text: 'Поморье технология институты', language: 'kz' },
    country: { id: 2, code: null, name: null },
    city: null,
    logo: null,
    website: null,
    cooperationIds: [],
    agreement: null,
    signed: '2019-10-02',
    until: '2024-10-01',
    isActive: false,
    place: null,
  },
]

const initial = (rows: readonly PartnerItem[], total = rows.length): UniversitiesListInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 20)), total },
  countries: [
    { id: 4, name: 'Германия' },
    { id: 2, name: 'Польша' },
    { id: 1, name: 'Түркия' },
  ],
  cooperations: [
    { id: 1, name: 'Академиялық ұтқырлық' },
    { id: 2, name: 'Қос диплом' },
  ],
})

const long = 'Еуразиялық елдердің әлеуметтік-экономикалық дамуы мен мәдени мұрасын зерттеу жөніндегі халықаралық техникалық университет'

export const fixtures = {
  'in force, without an end, ended': { options: {}, initial: initial(items) },
  'first of several pages': { options: {}, initial: initial(items, 52) },
  'one kind of cooperation, fixed by the editor': { options: { cooperation_id: 2 }, initial: initial(items.slice(0, 1)) },
  'everything fixed': { options: { q: 'Измир', country_id: 1, cooperation_id: 2, active: true, sort: 'signed_at' }, initial: initial([partner]) },
  'one partner with long texts': { options: {}, initial: initial([{ ...partner, name: { text: long, language: 'kz' }, city: { text: long, language: 'kz' } }]) },
  'without translations': { options: {}, initial: initial([{ ...partner, name: { text: '#152', language: 'en' }, country: { id: 1, code: 'TR', name: null }, city: null }]) },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0 }, countries: [], cooperations: [] } },
} satisfies Record<string, EmbeddedProps<UniversitiesListOptions, UniversitiesListInitial>>
