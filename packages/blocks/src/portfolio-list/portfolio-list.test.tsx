import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Schema } from '@university/api-client/types'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { choose, lastOf, replyTo, showBlock } from '../testing/show-block'
import { PortfolioList } from './portfolio-list'
import { fixtures } from './portfolio-list.fixtures'
import type { PortfolioListOptions } from './portfolio-list.options'

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('shows what the build knows, without a request, each name a link to the portfolio', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getByText('118 people')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('link', { name: 'Thomas Harwell' })).toHaveAttribute('href', '/en/portfolio/577')
  expect(screen.getAllByRole('link', { name: 'a.seitkali@kokzhiek.example' })[0]).toHaveAttribute('href', 'mailto:a.seitkali@kokzhiek.example')
})

test('goes from the department to its chairs, and holds the choice in the address', async () => {
  const { address } = show('?page=3')

  choose('Faculty or department', '1')
  expect(optionsOf('Chair')).toEqual(['All chairs', 'Бағдарламалық инженерия кафедрасы', 'Ақпараттық қауіпсіздік кафедрасы'])
  choose('Chair', '14')

  expect(address()).toBe('?department=1&chair=14')
  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', page: 1, department_id: 1, cafedra_id: 14 })
  expect(screen.getByRole('link', { name: 'Ақпараттық қауіпсіздік кафедрасы' })).toHaveAttribute('href', '/en/portfolio/department/cafedra/14')
})

test.each([
  ['Faculty or department', '2', '?department=2'],
  ['Chair', '', '?department=1'],
  ['Degree', 'phd', '?department=1&chair=14&degree=phd'],
])('lets go, with another choice of %s, of the letter, and of a chair that another department does not have', (label, value, expected) => {
  const { address } = show('?department=1&chair=14&letter=С')

  choose(label, value)

  expect(address()).toBe(expected)
})

test('leads from A to Z by links that can be shared', async () => {
  const { address } = show('?q=ab&page=2')

  fireEvent.click(within(letters()).getByRole('link', { name: 'Ә' }))

  expect(address()).toBe('?q=ab&letter=%D3%98')
  expect((await lastOf(calls)).body).toMatchObject({ q: 'ab', letter: 'Ә' })
  expect(within(letters()).getByRole('link', { name: 'Ә' })).toHaveAttribute('aria-current', 'true')
})

test('keeps the letters, and the keyboard in them, while the people of all letters are on their way', async () => {
  show('?degree=phd&letter=А')
  await replyTo(calls, (call) => call.answer(answerOf(3, ['А', 'Т'])))
  const all = within(letters()).getByRole('link', { name: 'All' })

  all.focus()
  fireEvent.click(all)
  expect(all).toHaveFocus()

  await replyTo(calls, (call) => call.answer(answerOf(4, ['А', 'Т'])))
  expect(all).not.toBeInTheDocument()
})

test('offers the letters that the answer names', async () => {
  show('?department=2')

  await replyTo(calls, (call) => call.answer(answerOf(20, ['Т', 'Ү'])))

  expect(within(letters()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All', 'Т', 'Ү'])
})

test('leads to a letter that is newer than the build', async () => {
  const { address } = show('?department=2')
  await replyTo(calls, (call) => call.answer(answerOf(20, ['Т', 'Ү'])))

  fireEvent.click(within(letters()).getByRole('link', { name: 'Ү' }))

  expect((await lastOf(calls)).body).toMatchObject({ department_id: 2, letter: 'Ү' })
  expect(within(letters()).getByRole('link', { name: 'Ү' })).toHaveAttribute('aria-current', 'true')
  expect(address()).toBe('?department=2&letter=%D2%AE')
})

test('shows by the letter of the address as soon as an answer names it', async () => {
  show('?department=2&letter=ү')

  await replyTo(calls, (call) => call.answer(answerOf(20, ['Т', 'Ү'])))

  expect((await lastOf(calls)).body).toMatchObject({ department_id: 2, letter: 'Ү' })
})

test('looks for a name among all letters', () => {
  jest.useFakeTimers()
  const { address } = show('?letter=А')

  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Смирнов' } })
  act(() => jest.advanceTimersByTime(300))
  jest.useRealTimers()

  expect(address()).toBe(`?${new URLSearchParams({ q: 'Смирнов' })}`)
})

test('shows everybody where the language has no such letter', () => {
  show('?letter=W')

  expect(calls).toEqual([])
  expect(within(letters()).getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
})

test('does not let the address change what the editor has fixed', async () => {
  show('?department=2&chair=14&degree=master&letter=С', { department_id: 1, degree: 'phd' })

  expect((await lastOf(calls)).body).toMatchObject({ department_id: 1, cafedra_id: 14, degree: 'phd', letter: 'С' })
  expect([screen.queryByLabelText('Faculty or department'), screen.queryByLabelText('Degree')]).toEqual([null, null])
})

test('shows the answer', async () => {
  show('?degree=phd')

  await replyTo(calls, (call) => call.answer(answerOf(1, ['А'])))

  expect(await screen.findByText('1 person')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Aigerim Abai')
})

function letters() {
  return screen.getByRole('navigation', { name: 'First letter of the last name' })
}

function optionsOf(label: string) {
  return within(screen.getByLabelText(label)).getAllByRole('option').map(({ textContent }) => textContent)
}

function show(start = '', options: PortfolioListOptions = {}) {
  return showBlock(<PortfolioList options={options} initial={fixtures['several pages'].initial} />, start, calls)
}

function answerOf(total: number, firstLetters: string[]): Schema<'PortfolioList'> {
  return { data: [abai], current_page: 1, last_page: Math.ceil(total / 12), per_page: 12, total, letters: firstLetters }
}

const abai: Schema<'PortfolioSummary'> = {
  id: 9,
  slug: null,
  last_name_kz: 'Абай',
  last_name_ru: 'Абай',
  last_name_en: 'Abai',
  first_name_kz: 'Айгерім',
  first_name_ru: 'Айгерим',
  first_name_en: 'Aigerim',
  middle_name_kz: 'Маратқызы',
  middle_name_ru: 'Маратовна',
  middle_name_en: null,
  position_kz: null,
  position_ru: null,
  position_en: null,
  degree_code: null,
  degree_kz: null,
  degree_ru: null,
  degree_en: null,
  academic_title_kz: null,
  academic_title_ru: null,
  academic_title_en: null,
  department: null,
  cafedra: null,
  photo: null,
  email: null,
}
