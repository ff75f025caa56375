import { fireEvent, screen, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { choose, lastOf, replyTo, showBlock } from '../testing/show-block'
import { VacancyList } from './vacancy-list'
import { fixtures } from './vacancy-list.fixtures'
import type { VacancyItem, VacancyListOptions } from './vacancy-list.options'

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})
afterEach(() => jest.useRealTimers())

test('shows what the build knows, without a request', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getByText('17 vacancies')).toHaveAttribute('role', 'status')
  expect(rowOf('Lecturer in Korean')).toHaveTextContent('Salary: negotiable')
  expect(rowOf('Студент-помощник')).toHaveTextContent(/90,000.₸.*Until the post is filled/)
})

test.each([
  ['?category=3', { category_id: 3 }],
  ['?type=hourly&status=all', { employment_type: 'hourly', status: 'all' }],
  ['?sort=deadline', { sort: 'deadline_at', order: 'asc' }],
  ['?q=physics&page=2', { q: 'physics', page: 2 }],
])('asks the API for what the address %s wants', async (address, wanted) => {
  show(address)

  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', page: 1, ...wanted })
})

test('leaves out of the address what is no filter', () => {
  show('?category=all&type=slavery&status=open&sort=salary&q=x')

  expect(calls).toEqual([])
})

test('holds every choice in the address, from the first page on', () => {
  const { address } = show('?page=2')

  choose('Category', '3')
  choose('Employment', 'hourly')
  choose('Sort by', 'deadline')
  fireEvent.click(screen.getByRole('radio', { name: 'Closed' }))

  expect(address()).toBe('?category=3&type=hourly&sort=deadline&status=closed')
})

test('says how many open posts a category has, not with closed ones', () => {
  show()
  expect(screen.getByRole('option', { name: 'Профессор-оқытушылар құрамы (4)' })).toBeInTheDocument()

  fireEvent.click(screen.getByRole('radio', { name: 'All' }))

  expect(screen.getByRole('option', { name: 'Профессор-оқытушылар құрамы' })).toBeInTheDocument()
})

test('does not let the address change what the editor has fixed', async () => {
  show('?category=3&status=all&type=hourly', { category_id: 1, status: 'open' })

  expect((await lastOf(calls)).body).toMatchObject({ category_id: 1, status: 'open', employment_type: 'hourly' })
  expect([screen.queryByLabelText('Category'), screen.queryByRole('radio')]).toEqual([null, null])
})

test.each([
  ['2099-11-28T05:00:00Z', '3 days left'],
  ['2099-12-01T05:00:00Z', 'Last day today'],
])('leads to the application while there is time, and says how much: %s', (now, left) => {
  jest.useFakeTimers({ now: Date.parse(now) })
  show()

  const row = rowOf('Физика кафедрасының аға оқытушысы')
  expect(row).toHaveTextContent(left)
  expect(within(row).getByRole('link', { name: /^Apply ?: Физика кафедрасының аға оқытушысы/ })).toHaveAttribute('href', '/en/vacancy/301#apply')
  // When it runs out, the island wakes for everybody.
  expect(row.querySelector('[data-until]')).toHaveAttribute('data-until', '2099-12-01T13:00:00Z')
})

test('names the day that a deadline at midnight ends', () => {
  // The dates of the test are UTC's.
  const item: VacancyItem = { ...(fixtures['everything fixed'].initial.page.items[0] as VacancyItem), id: 1, title: { text: 'Docent', language: 'en' }, deadline: '2099-12-01T00:00:00Z' }
  showBlock(<VacancyList options={{}} initial={{ page: { items: [item], page: 1, lastPage: 1, total: 1 }, categories: [] }} />, '', calls)

  expect(rowOf('Docent')).toHaveTextContent('Apply by 2099-11-30')
})

test.each([
  ['as the API says', 'Бухгалтер', '2024-01-01T05:00:00Z'],
  ['since the build', 'Физика кафедрасының аға оқытушысы', '2099-12-01T13:00:00Z'],
])('offers no application to a post that is closed %s', (_, title, now) => {
  jest.useFakeTimers({ now: Date.parse(now) })
  show()

  const row = rowOf(title)
  expect(within(row).getByText('Closed')).toBeVisible()
  expect(within(row).queryByRole('link', { name: /Apply/ })).toBeNull()
  expect(row.querySelector('[data-until]')).toBeNull()
})

test('shows the answer', async () => {
  show('?type=hourly')

  await replyTo(calls, (call) => call.answer({ data: [vacancy], current_page: 1, last_page: 1, per_page: 12, total: 1 } satisfies Schema<'VacancyList'>))

  expect(await screen.findByText('1 vacancy')).toHaveAttribute('role', 'status')
  expect(rowOf('Gardener')).toHaveTextContent(/Support.*Park.*0.5 of a full post.*3 openings.*Almaty.*from 200,000.₸/)
})

test('takes all filters back at once', () => {
  const { address } = show('?status=closed&q=law&sort=title&mode=preview')

  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(address()).toBe('?mode=preview')
})

function rowOf(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: new RegExp(title), level: 3 })
  return heading.closest('article') as HTMLElement
}

test('takes no direction from the address for an order that the editor has fixed', async () => {
  show('?sort=title&q=law', { sort: 'deadline_at' })

  expect((await lastOf(calls)).body).toEqual(expect.objectContaining({ sort: 'deadline_at', q: 'law' }))
  expect((await lastOf(calls)).body).not.toHaveProperty('order')
})

test('offers no order where the editor has fixed but its direction, for none would be as it is called', async () => {
  show('?sort=title&q=law', { order: 'asc' })

  expect((await lastOf(calls)).body).toEqual(expect.objectContaining({ order: 'asc', q: 'law' }))
  expect((await lastOf(calls)).body).not.toHaveProperty('sort')
  expect(screen.queryByLabelText('Sort by')).toBeNull()
})

function show(start = '', options: VacancyListOptions = {}) {
  return showBlock(<VacancyList options={options} initial={fixtures['several pages'].initial} />, start, calls)
}

const vacancy: Schema<'VacancySummary'> = {
  id: 5,
  title_kz: 'Бағбан',
  title_ru: 'Садовник',
  title_en: 'Gardener',
  category: { id: 3, slug: null, name_kz: null, name_ru: null, name_en: 'Support' },
  department: { id: 7, slug: null, name_kz: null, name_ru: null, name_en: 'Park' },
  city_kz: null,
  city_ru: null,
  city_en: 'Almaty',
  employment_type: 'temporary' satisfies VacancyItem['employment'],
  rate: 0.5,
  positions_count: 3,
  salary_from: 200_000,
  salary_to: null,
  currency: 'KZT',
  published_at: '2026-11-02T04:00:00Z',
  updated_at: '2026-11-02T04:00:00Z',
  deadline_at: null,
  status: 'open',
  available_langs: ['en'],
}
