import type { LocalText } from '@university/api-client/pick-text'
import type { EmbeddedProps } from '../page-content/block-definition'
import type { EntryItem, ListBlockInitial, ListBlockOptions } from './list-block.options'

const club: EntryItem = {
  id: 701,
  title: { text: '«Ақ уәзір» шахмат клубы', language: 'kz' },
  text: { text: '<p>Сейсенбі мен бейсенбіде 18:00, <a href="/page/about/campus">318-бөлме</a>.</p>', language: 'kz' },
  link: '/news/1005',
  picture: { image: { url: '/media/chess-5f3a9c1e.svg', width: 1200, height: 750 }, alt: { text: 'Шахмат тақтасы мен сағат', language: 'kz' } },
  files: [],
}
const hiking: EntryItem = {
  id: 709,
  title: { text: 'Hiking club', language: 'en' },
  text: { text: '<p>Two walks in the mountains every month.</p>', language: 'en' },
  link: 'https://t.me/kokzhiek_hiking_example',
  picture: null,
  files: [{ id: 711, title: { text: 'Правила безопасности', language: 'ru' }, url: '/media/hiking-safety-a80c57ee.pdf', mime: 'application/pdf', ext: 'pdf', bytes: 74_210, language: 'ru' }],
}
const bare: EntryItem = { id: 712, title: { text: 'Дебатный клуб', language: 'ru' }, text: null, link: null, picture: null, files: [] }
const nameless: EntryItem = { ...bare, id: 713, title: null, link: '/page/students/clubs', files: [{ id: 5, title: null, url: '/media/plan-7c21d0aa.xlsx', mime: 'application/vnd.ms-excel', ext: 'xlsx', bytes: 1_240_000, language: null }] }

const long = 'Халықаралық қатынастар және дипломатиялық қызмет бойынша студенттердің пікірталас және зерттеу үйірмесі'
const letters = ['А', 'Ә', 'Д', 'Қ', 'С', 'Т', 'Ш', 'H']

const clubs: LocalText = { text: 'Клубтар мен үйірмелер', language: 'kz' }

const initial = (items: readonly EntryItem[], total = items.length, title: LocalText | null = clubs): ListBlockInitial => ({ title, page: { items, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total }, letters })

export const fixtures = {
  'with and without pictures, of several pages': { options: { list_id: 7 }, initial: initial([club, hiking, bare, nameless], 20) },
  'short, without pictures': { options: { list_id: 9 }, initial: initial([hiking, bare]) },
  'several pages, without a title': { options: { list_id: 7 }, initial: initial([club, hiking, bare, nameless], 20, null) },
  'everything fixed': { options: { list_id: 7, q: 'клуб', letter: 'Ш', sort: 'title', order: 'desc', per_page: 5 }, initial: initial([club], 20) },
  'one entry with long texts': {
    options: { list_id: 7 },
    initial: initial([{ ...club, title: { text: long, language: 'kz' }, text: { text: `<p>${long}.</p><ul><li>${long}</li><li>${long.replaceAll(' ', '')}</li></ul>`, language: 'kz' } }], 1, { text: long, language: 'kz' }),
  },
  empty: { options: { list_id: 7, q: 'жоқ' }, initial: { title: clubs, page: { items: [], page: 1, lastPage: 1, total: 0 }, letters: [] } },
} satisfies Record<string, EmbeddedProps<ListBlockOptions, ListBlockInitial>>
