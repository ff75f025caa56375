import { act, fireEvent, screen } from '@testing-library/react'
import { newsList } from '../testing/contract-news'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { choose, lastOf, settle, showBlock } from '../testing/show-block'
import { NewsBlock } from './news-block'
import { fixtures } from './news-block.fixtures'
import type { NewsBlockOptions } from './news-block.options'

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('shows what the build knows below a heading, without a request, with the ways to the list and the feed', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3', 'H3'])
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news')
  expect(screen.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/en/news/feed.xml')
})

test('narrows by category, year and words, and holds them in the address', async () => {
  const { address } = show('?page=2')

  choose('Category', 'science')
  choose('Year', '2025')

  expect(address()).toBe('?category=science&year=2025')
  expect((await lastOf(calls)).body).toEqual({ slug: '', lang: 'en', page: 1, per_page: 3, category_slug: 'science', year: 2025 })
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news/category/science')
})

test('shows the answer, as cards or as a list', async () => {
  const { address } = show('?q=ai')
  const call = await lastOf(calls)
  await act(async () => call.answer(newsList([7, 8], 1, 1, 2)))
  expect(await screen.findByText('2 items')).toHaveAttribute('role', 'status')
  expect(screen.getAllByText('In short.')).toHaveLength(2)

  fireEvent.click(screen.getByRole('radio', { name: 'List' }))

  expect([address(), screen.queryByText('In short.'), calls.length]).toEqual(['?q=ai&view=rows', null, 1])
})

test('stays at its page when it becomes a list, which is no filter to be cleared', async () => {
  const { address } = show('?page=3')
  const call = await lastOf(calls)
  await act(async () => call.answer(newsList([7, 8], 3, 3, 8)))

  fireEvent.click(screen.getByRole('radio', { name: 'List' }))
  expect([address(), screen.queryByRole('button', { name: 'Clear filters' }), calls.length]).toEqual(['?page=3&view=rows', null, 1])
  choose('Year', '2025')
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))

  expect(address()).toBe('?view=rows')
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked()
})

test('takes a category that is gone for none', async () => {
  show('?category=gone')

  await settle()
  expect(calls).toEqual([])
  expect(screen.getByLabelText('Category')).toHaveValue('')
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news')
})

test('does not let the address change what the editor has fixed, nor offers it', async () => {
  show('?category=sport&year=2020&q=chess', { category_slug: 'science', year: 2026, tag: 'grant' })

  expect((await lastOf(calls)).body).toMatchObject({ category_slug: 'science', year: 2026, tag: 'grant', q: 'chess' })
  expect([screen.queryByLabelText('Category'), screen.queryByLabelText('Year')]).toEqual([null, null])
})

test('asks for nothing where the address names what the editor has fixed', async () => {
  show('?q=ai', { year: 2026, q: 'chess' })

  await settle()
  expect(calls).toEqual([])
})

test('keeps the pages of two blocks with other options apart', async () => {
  const first = show('?page=2', { tag: 'grant' })
  const call = await lastOf(calls)
  await act(async () => call.answer(newsList([7], 2, 2, 4)))
  first.leave()

  show('?page=2', { tag: 'sport' })

  expect((await lastOf(calls)).body).toMatchObject({ tag: 'sport', page: 2 })
  expect(calls).toHaveLength(2)
})

function show(start = '', options: NewsBlockOptions = {}) {
  return showBlock(<NewsBlock options={{ per_page: 3, ...options }} initial={fixtures['first of several pages'].initial} />, start, calls)
}
