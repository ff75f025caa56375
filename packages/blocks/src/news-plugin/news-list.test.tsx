import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newsList } from '../testing/contract-news'
import { fakeApi, waitForCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { showAt } from '../testing/show-at'
import { NewsList } from './news-list'
import { fixtures } from './news-list.fixtures'
import type { NewsListOptions } from './news-list.options'

test('offers the years in which there was news, and asks for nothing', () => {
  const { calls } = setUp()

  expect(years().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [say('en', 'list.all'), '?', 'true'],
    ['2026', '?year=2026', null],
    ['2025', '?year=2025', null],
  ])
  expect(calls).toEqual([])
})

test('a year begins at its first page, and is asked for within the category', async () => {
  const { calls, setSearch } = setUp('?page=2', { categorySlug: 'science' })
  await waitForCall(calls)

  await userEvent.click(screen.getByRole('link', { name: '2025' }))

  expect(setSearch).toHaveBeenLastCalledWith('?year=2025')
  expect((await waitForCall(calls, 2)).body).toEqual({ slug: '', lang: 'en', page: 1, per_page: 3, category_slug: 'science', year: 2025 })
})

test('shows the news of the year that the address names, and how many there are', async () => {
  const { calls } = setUp('?year=2025')

  await act(async () => (await waitForCall(calls)).answer(newsList([7, 8], 1, 1, 2)))

  expect(await screen.findByText('News 7')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'news.count', { count: 2 }))
  expect(years().filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(['2025'])
})

test('says where a year has nothing, and takes it back', async () => {
  const { calls, setSearch } = setUp('?year=1999')
  await act(async () => (await waitForCall(calls)).answer(newsList([], 1, 1, 0)))
  expect(await screen.findByText(say('en', 'list.nothing_found'))).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: say('en', 'filters.reset') }))

  expect(setSearch).toHaveBeenLastCalledWith('')
})

test('of one year alone there is nothing to choose', () => {
  setUp('', { years: [2026] })

  expect(screen.queryByRole('group')).toBeNull()
})

function setUp(search = '', options: Partial<NewsListOptions> = {}) {
  return { calls: fakeApi(), ...showAt(search, <NewsList {...fixtures['two years']} {...options} />, { site: '', language: 'en' }) }
}

function years() {
  return within(screen.getByRole('group', { name: say('en', 'list.year') })).getAllByRole('link')
}
