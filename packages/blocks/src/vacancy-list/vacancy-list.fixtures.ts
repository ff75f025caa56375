import type { EmbeddedProps } from '../page-content/block-definition'
import type { VacancyItem, VacancyListInitial, VacancyListOptions } from './vacancy-list.options'

const categories = [
  { id: 1, name: 'Профессор-оқытушылар құрамы', open: 4 },
  { id: 3, name: 'Әкімшілік және қосалқы қызметкерлер', open: 7 },
  { id: 4, name: 'Студенттерге арналған жұмыс', open: 0 },
]

// Far ahead, so that it is not over when a test runs.
const post: VacancyItem = {
  id: 301,
  title: { text: 'Физика кафедрасының аға оқытушысы', language: 'kz' },
  category: { text: 'Профессор-оқытушылар құрамы', language: 'kz' },
  department: { text: 'Физика кафедрасы', language: 'kz' },
  city: { text: 'Алматы', language: 'kz' },
  employment: 'full_time',
  rate: 1,
  positions: 2,
  salaryFrom: 380_000,
  salaryTo: 450_000,
  deadline: '2099-12-01T13:00:00Z',
  isClosed: false,
}

const posts: VacancyItem[] = [
  post,
  { ...post, id: 346, title: { text: 'Студент-помощник в лаборатории оцифровки', language: 'ru' }, employment: 'internship', rate: 0.5, positions: 4, salaryFrom: 90_000, salaryTo: 90_000, deadline: null },
  { ...post, id: 311, title: { text: 'Lecturer in Korean', language: 'en' }, employment: 'hourly', rate: null, positions: 1, salaryFrom: null, salaryTo: null, city: null },
  { ...post, id: 320, title: { text: 'Бухгалтер', language: 'kz' }, salaryFrom: 250_000, salaryTo: null, deadline: '2025-02-01T13:00:00Z', isClosed: true },
]

const initial = (items: readonly VacancyItem[], total = items.length): VacancyListInitial => ({ page: { items, page: 1, lastPage: Math.max(1, Math.ceil(total / 12)), total }, categories })

const long = 'Халықаралық қатынастар және дипломатиялық қызмет кафедрасының аймақтық саясат бағыты бойынша қауымдастырылған профессоры'

export const fixtures = {
  'several pages': { options: {}, initial: initial(posts, 17) },
  'a category, fixed by the editor': { options: { category_id: 1 }, initial: initial(posts.slice(0, 1)) },
  'everything fixed': { options: { q: 'физика', category_id: 1, status: 'open', employment_type: 'full_time', sort: 'deadline_at', order: 'asc' }, initial: initial([post]) },
  'closed ones': { options: { status: 'closed' }, initial: initial(posts.slice(3)) },
  'one with a long title': { options: {}, initial: initial([{ ...post, title: { text: long, language: 'kz' }, department: { text: long, language: 'kz' }, salaryFrom: null }]) },
  'without translations': { options: {}, initial: initial([{ ...post, title: { text: '#301', language: 'kz' }, department: null, city: null }]) },
  empty: { options: {}, initial: { ...initial([]), categories: [] } },
} satisfies Record<string, EmbeddedProps<VacancyListOptions, VacancyListInitial>>
