import type { EmbeddedProps } from '../page-content/block-definition'
import type { DigitalShowcaseInitial, DigitalShowcaseOptions, ShowcaseProduct } from './digital-showcase.options'

const product: ShowcaseProduct = {
  id: 801,
  title: { text: 'Sabaq: сабақ кестесі', language: 'kz' },
  summary: { text: 'Сабақ кестесі мен бос аудиториялар телефоныңызда.', language: 'kz' },
  description: { text: '<p>Кестені күнтізбеге қосуға болады.</p><ul><li>емтихан күндері</li></ul>', language: 'kz' },
  category: { id: 1, name: { text: 'Студенттерге арналған қызметтер', language: 'kz' } },
  logo: { url: '/media/sabaq-5f3a9c1e.svg', width: 160, height: 160 },
  screenshots: [{ image: { url: '/media/sabaq-day-0c41d9aa.svg', width: 720, height: 1280 }, alt: { text: 'Бір күннің кестесі', language: 'kz' } }],
  url: 'https://sabaq.kokzhiek.example',
  developer: { text: 'Бағдарламалық инженерия кафедрасы', language: 'kz' },
  status: 'live',
  trl: 9,
  patent: '41236',
  email: 'sabaq@kokzhiek.example',
  launched: '2025-09-01',
}

const bare: ShowcaseProduct = {
  id: 802,
  title: { text: '«Dauys»: Kazakh speech recognition', language: 'en' },
  summary: null,
  description: null,
  category: { id: 2, name: null },
  logo: null,
  screenshots: [],
  url: null,
  developer: null,
  status: 'pilot',
  trl: null,
  patent: null,
  email: null,
  launched: null,
}

const items: ShowcaseProduct[] = [product, bare, { ...product, id: 804, status: 'development', url: null, logo: null, trl: 4, launched: null, screenshots: [] }, { ...product, id: 814, status: 'archived', title: { text: 'Электронный деканат', language: 'ru' } }]

const initial = (rows: readonly ShowcaseProduct[], total = rows.length): DigitalShowcaseInitial => ({
  page: { items: rows, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total },
  categories: [
    { id: 1, name: 'Студенттерге арналған қызметтер' },
    { id: 2, name: 'Жасанды интеллект' },
  ],
})

const long = 'Студенттердің, оқытушылардың және қызметкерлердің күнделікті жұмысына арналған бірыңғай цифрлық басқару және бақылау жүйесі'

export const fixtures = {
  'in every state': { options: {}, initial: initial(items) },
  'first of several pages': { options: {}, initial: initial(items, 30) },
  'one category, fixed by the editor': { options: { category_id: 1 }, initial: initial([product]) },
  'everything fixed': { options: { q: 'кесте', category_id: 1, status: 'live', sort: 'trl' }, initial: initial([product]) },
  'one product with long texts': {
    options: {},
    initial: initial([{ ...product, title: { text: long, language: 'kz' }, summary: { text: `${long}. ${long}.`, language: 'kz' }, developer: { text: long, language: 'kz' } }]),
  },
  'without translations': { options: {}, initial: initial([bare]) },
  empty: { options: {}, initial: { page: { items: [], page: 1, lastPage: 1, total: 0 }, categories: [] } },
} satisfies Record<string, EmbeddedProps<DigitalShowcaseOptions, DigitalShowcaseInitial>>
