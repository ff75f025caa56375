import type { EmbeddedProps } from '../page-content/block-definition'
import type { PersonItem, PortfolioListInitial, PortfolioListOptions } from './portfolio-list.options'

const departments = [
  {
    id: 1,
    name: 'Ақпараттық технологиялар факультеті',
    chairs: [
      { id: 11, name: 'Бағдарламалық инженерия кафедрасы' },
      { id: 14, name: 'Ақпараттық қауіпсіздік кафедрасы' },
    ],
  },
  { id: 2, name: 'Жаратылыстану ғылымдары факультеті', chairs: [{ id: 21, name: 'Физика кафедрасы' }] },
  { id: 8, name: 'Ғылыми кітапхана', chairs: [] },
]

const person: PersonItem = {
  id: 71,
  name: { text: 'Сейітқали Айгүл Ерланқызы', language: 'kz' },
  initials: 'АС',
  position: { text: 'Бағдарламалық инженерия кафедрасының қауымдастырылған профессоры', language: 'kz' },
  degrees: [
    { text: 'PhD', language: 'kz' },
    { text: 'қауымдастырылған профессор (доцент)', language: 'kz' },
  ],
  photo: { url: '/media/people/seitkali.svg', width: 800, height: 1000 },
  email: 'a.seitkali@kokzhiek.example',
}

const people: PersonItem[] = [
  person,
  { ...person, id: 505, name: { text: 'Абильдаев Нурлан Серикович', language: 'ru' }, initials: 'НА', photo: null },
  { ...person, id: 577, name: { text: 'Thomas Harwell', language: 'en' }, initials: 'TH', position: { text: 'Visiting Professor', language: 'en' }, degrees: [], photo: null, email: null },
]

const alphabet = [...'АӘБЕЖСҚҰ']
const initial = (items: readonly PersonItem[], total = items.length, letters: readonly string[] = alphabet): PortfolioListInitial => ({
  page: { items, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total, letters },
  departments,
})

const long = 'Халықаралық қатынастар және дипломатиялық қызмет кафедрасының аға оқытушысы, ғылыми-зерттеу орталығының жетекшісі'

export const fixtures = {
  'several pages': { options: {}, initial: initial(people, 118) },
  'few people, without letters': { options: {}, initial: initial(people) },
  'a department, fixed by the editor': { options: { department_id: 1 }, initial: { ...initial(people, 31), departments: departments.slice(0, 1) } },
  'everything fixed': { options: { q: 'сейіт', cafedra_id: 11, degree: 'phd', letter: 'С' }, initial: initial([person], 1, ['С']) },
  'one with a long name and a long position': {
    options: {},
    initial: initial([{ ...person, name: { text: 'Нұрмағамбетова-Сарсенғалиева Қарлығаш Ерғалымбекқызы', language: 'kz' }, position: { text: long, language: 'kz' }, email: 'karlygash.nurmagambetova-sarsengaliyeva@kokzhiek.example' }]),
  },
  'a name alone': { options: {}, initial: initial([{ ...person, position: null, degrees: [], photo: null, email: null }]) },
  empty: { options: {}, initial: { ...initial([], 0, []), departments: [] } },
} satisfies Record<string, EmbeddedProps<PortfolioListOptions, PortfolioListInitial>>
