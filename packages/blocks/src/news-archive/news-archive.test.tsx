import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toNewsCard } from '../news-plugin/to-news-card'
import { archivedNewsList, archivedNewsSummary } from '../testing/contract-news'
import { fakeApi, waitForCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { showAt } from '../testing/show-at'
import { NewsArchive } from './news-archive'
import type { NewsArchiveOptions } from './news-archive.options'

const dates = ['2024-12-06T05:00:00Z', '2024-01-06T05:00:00Z', '2019-10-14T05:00:00Z']
const initial = { items: dates.map((published_at, index) => toNewsCard(archivedNewsSummary(index + 1, { published_at }), 'en')), page: 1, lastPage: 2, total: 5 }

test('shows the newest from the build by year, without a request', () => {
  const { calls } = setUp()

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['2024', 'Old news 1', 'Old news 2', '2019', 'Old news 3'])
  expect(screen.getByRole('link', { name: 'Old news 3' })).toHaveAttribute('href', '/en/news/archive/3')
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'news.count', { count: 5 }))
  expect(calls).toEqual([])
})

test('asks for what the address wants, in the site and language of the block', async () => {
  const { calls } = setUp({ search: '?year=2019&category=science&q=%20наурыз%20&page=2' })

  const call = await waitForCall(calls)

  expect([call.method, call.url]).toEqual(['POST', 'http://localhost/api/plugin/news/archive'])
  expect(call.body).toEqual({ slug: 'lib', lang: 'en', page: 2, per_page: 24, year: 2019, category_slug: 'science', q: 'наурыз' })
  expect(['list.year', 'news.categories'].map((key) => within(group(key)).getByRole('link', { current: true }).textContent)).toEqual(['2019', 'Science'])
  expect(screen.getByRole('searchbox')).toHaveValue('наурыз')
})

test.each(['?category=', '?category=a/b', '?q=', '?q=%20a%20', '?year=x'])('takes %s for no filter', (search) => {
  const { calls } = setUp({ search })

  expect(calls).toEqual([])
})

test('words go into the address, keep the other filters and begin at the first page', async () => {
  const { calls, setSearch } = setUp({ search: '?year=2019&page=3' })

  await userEvent.type(screen.getByRole('searchbox', { name: say('en', 'archive.search') }), ' 55 years {Enter}')
  const call = await waitForCall(calls, 2)
  await act(async () => call.answer(archivedNewsList([7])))

  expect(setSearch).toHaveBeenLastCalledWith('?year=2019&q=55+years')
  expect(call.body).toEqual({ slug: 'lib', lang: 'en', page: 1, per_page: 24, year: 2019, q: '55 years' })
  expect(await screen.findByRole('link', { name: 'Old news 7' })).toBeVisible()
})

test('the focus stays in the field whose words are looked for', async () => {
  const { calls } = setUp()

  await userEvent.type(screen.getByRole('searchbox'), 'museum{Enter}')
  await waitForCall(calls)

  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('a page that is turned to the last one takes the keyboard to its rows', async () => {
  const { calls } = setUp()
  screen.getByRole('link', { name: say('en', 'list.next_page') }).focus()

  await userEvent.keyboard('{Enter}')
  const call = await waitForCall(calls)
  await act(async () => call.answer(archivedNewsList([4, 5], 2, 2)))

  expect(screen.queryByRole('link', { name: say('en', 'list.next_page') })).toBeNull()
  expect(screen.getByRole('group', { name: say('en', 'list.page_of', { page: 2, last: 2 }) })).toHaveFocus()
})

test('an emptied field takes the words out of the address', async () => {
  const { setSearch } = setUp({ search: '?q=grant&year=2019' })

  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.click(screen.getByRole('button', { name: say('en', 'list.find') }))

  expect(setSearch).toHaveBeenLastCalledWith('?year=2019')
})

test('the field follows the address, as when the reader goes back', async () => {
  const { setSearch } = setUp({ search: '?q=grant' })
  await userEvent.type(screen.getByRole('searchbox'), 's')

  act(() => setSearch('?q=museum'))

  expect(screen.getByRole('searchbox')).toHaveValue('museum')

  act(() => setSearch('?q=grant'))
  expect(screen.getByRole('searchbox')).toHaveValue('grant')
})

test('offers no filter that has no choice', () => {
  setUp({ options: { years: [2019], categories: [{ slug: 'science', name: 'Science' }] } })

  expect(screen.queryAllByRole('group')).toEqual([])
})

test('says so where nothing is found, and when the API is out of reach', async () => {
  const { calls } = setUp({ search: '?q=nothing' })
  const call = await waitForCall(calls)
  await act(async () => call.answer(archivedNewsList([])))
  expect(await screen.findByText(say('en', 'list.nothing_found'))).toBeVisible()

  await userEvent.click(within(group('list.year')).getByRole('link', { name: '2019' }))
  const next = await waitForCall(calls, 2)
  await act(async () => next.fail())

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
})

test('takes words and choices back where they have found nothing', async () => {
  const { calls, setSearch } = setUp({ search: '?q=nothing&year=2019&category=sport' })
  await act(async () => (await waitForCall(calls)).answer(archivedNewsList([])))

  await userEvent.click(await screen.findByRole('button', { name: say('en', 'filters.reset') }))

  expect(setSearch).toHaveBeenLastCalledWith('', undefined)
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('an empty archive has nothing to look for, unless the address does', async () => {
  const options = { years: [], categories: [], initial: { items: [], page: 1, lastPage: 1, total: 0 } }
  const { unmount } = setUp({ options })

  expect(screen.getByText(say('en', 'archive.empty'))).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  unmount()
  const { calls } = setUp({ search: '?q=rector', options })
  await act(async () => (await waitForCall(calls)).answer(archivedNewsList([])))

  expect(screen.getByRole('searchbox')).toHaveValue('rector')
})

interface SetUp {
  search?: string
  options?: Partial<NewsArchiveOptions>
}

function setUp({ search: first = '', options = {} }: SetUp = {}) {
  const categories = [
    { slug: 'science', name: 'Science' },
    { slug: 'sport', name: 'Sport' },
  ]
  return { calls: fakeApi(), ...showAt(first, <NewsArchive perPage={24} years={[2024, 2019]} categories={categories} initial={initial} {...options} />, { site: 'lib' }) }
}

function group(key: string) {
  return screen.getByRole('group', { name: say('en', key) })
}
