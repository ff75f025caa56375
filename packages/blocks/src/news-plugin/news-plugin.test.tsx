import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Language } from '../environment/environment'
import { newsList, newsSummary } from '../testing/contract-news'
import { fakeApi, type FakeCall, waitForCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { showAt } from '../testing/show-at'
import { NewsPlugin } from './news-plugin'
import type { NewsPluginOptions } from './news-plugin.options'
import { toNewsCard } from './to-news-card'

const initial = { items: [1, 2].map((id) => toNewsCard(newsSummary(id), 'en')), page: 1, lastPage: 3, total: 5 }

test('shows the first page from the build without a request', async () => {
  const { calls } = setUp()

  expect(titles()).toEqual(['News 1', 'News 2'])
  expect(status()).toBe(say('en', 'news.count', { count: 5 }))
  expect(calls).toEqual([])
})

test('asks for the page that the address names, in the site, language and category of the block', async () => {
  const { calls } = setUp({ search: '?page=2', site: 'lib', language: 'ru', options: { categorySlug: 'science', perPage: 2 } })

  const call = await waitForCall(calls)

  expect([call.method, call.url]).toEqual(['POST', 'http://localhost/api/plugin/news'])
  expect(call.body).toEqual({ slug: 'lib', lang: 'ru', page: 2, per_page: 2, category_slug: 'science' })
})

test('names no category where the block has none', async () => {
  const { calls } = setUp({ search: '?page=3' })

  const call = await waitForCall(calls)

  expect(call.body).toEqual({ slug: '', lang: 'en', page: 3 })
})

test('keeps the former page, marked busy, until the next one is there', async () => {
  const { calls } = setUp()
  await userEvent.click(link('list.next_page'))
  const call = await waitForCall(calls)
  expect([titles(), list()?.getAttribute('aria-busy'), status()]).toEqual([['News 1', 'News 2'], 'true', say('en', 'list.loading')])

  await act(async () => call.answer(newsList([3, 4], 2, 3, 5)))

  expect(await screen.findByText('News 3')).toBeVisible()
  expect([titles(), list()?.getAttribute('aria-busy'), status()]).toEqual([['News 3', 'News 4'], 'false', say('en', 'news.count', { count: 5 })])
})

test('shows the items in the language of the page', async () => {
  const { calls } = setUp({ search: '?page=2', language: 'ru' })
  const call = await waitForCall(calls)

  await act(async () => call.answer(newsList([3], 2, 3, 5)))

  expect(await screen.findByRole('link', { name: 'Новость 3' })).toHaveAttribute('href', '/ru/news/3')
})

test.each([
  ['to the top of the list when a page is turned at its end', -700, 1],
  ['nowhere while the top of the list is in sight, as at an address with a page', 240, 0],
])('scrolls %s', async (_where, top, times) => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 900))
  setUp()

  await userEvent.click(link('list.next_page'))

  expect(scroll).toHaveBeenCalledTimes(times)
})

test('aborts a request that another page overtakes, and ignores its answer', async () => {
  const { calls } = setUp()
  await userEvent.click(link('list.next_page'))
  const second = await waitForCall(calls)
  await userEvent.click(link('list.next_page'))
  const third = await waitForCall(calls, 2)

  await act(async () => {
    third.answer(newsList([5], 3, 3, 5))
    second.answer(newsList([3, 4], 2, 3, 5))
  })

  expect(await screen.findByText('News 5')).toBeVisible()
  expect([second.signal.aborted, third.signal.aborted, titles()]).toEqual([true, false, ['News 5']])
})

test('does not take an overtaken request for a failure', async () => {
  const { calls } = setUp()
  await userEvent.click(link('list.next_page'))
  await waitForCall(calls)

  await userEvent.click(link('list.previous_page'))
  await userEvent.click(link('list.next_page'))

  await waitForCall(calls, 2)
  expect([screen.queryByRole('alert'), status()]).toEqual([null, say('en', 'list.loading')])
})

test('keeps a page from the API, too, until the next one is there', async () => {
  const { calls } = setUp({ search: '?page=2' })
  const call = await waitForCall(calls)
  await act(async () => call.answer(newsList([3, 4], 2, 3, 5)))

  await userEvent.click(link('list.next_page'))

  await waitForCall(calls, 2)
  expect(titles()).toEqual(['News 3', 'News 4'])
})

test('aborts the request when the reader leaves', async () => {
  const { calls, unmount } = setUp({ search: '?page=2' })
  const call = await waitForCall(calls)

  unmount()

  expect(call.signal.aborted).toBe(true)
})

test.each<[string, (call: FakeCall) => void, string]>([
  ['the API is out of reach', (call) => call.fail(), 'failed.connection'],
  ['the API fails', (call) => call.answer({ status: 500, code: 'internal' }, 500), 'failed.server'],
  ['the API has too much to do', (call) => call.answer({ status: 503, code: 'unavailable', retry_after: 61 }, 503), 'failed.server_until'],
])('says so when %s, and another try works', async (_, fail, advice) => {
  const { calls } = setUp({ search: '?page=2' })
  const first = await waitForCall(calls)
  await act(async () => fail(first))
  expect(await screen.findByRole('alert')).toHaveTextContent(`${say('en', 'list.failed')} ${say('en', advice, { minutes: 2 })}`)
  expect(list()).toBeUndefined()

  await userEvent.click(screen.getByRole('button', { name: say('en', 'list.retry') }))
  const second = await waitForCall(calls, 2)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => second.answer(newsList([3, 4], 2, 3, 5)))

  expect(await screen.findByText('News 3')).toBeVisible()
  expect(second.body).toEqual(first.body)
})

test('forgets a failure when the reader comes back to the page later', async () => {
  const { calls } = setUp({ search: '?page=2' })
  const first = await waitForCall(calls)
  await act(async () => first.fail())
  await screen.findByRole('alert')

  await userEvent.click(link('list.previous_page'))
  await userEvent.click(link('list.next_page'))

  await waitForCall(calls, 2)
  expect([screen.queryByRole('alert'), status()]).toEqual([null, say('en', 'list.loading')])
})

test('says that a page beyond the last one is empty and leads back to the last one', async () => {
  const { calls } = setUp({ search: '?page=9' })
  const call = await waitForCall(calls)

  await act(async () => call.answer(newsList([], 9, 3, 5)))

  expect(await screen.findByText(say('en', 'list.beyond_last'))).toBeVisible()
  expect(link('list.previous_page')).toHaveAttribute('href', '?page=3')
  expect(screen.queryByRole('link', { name: say('en', 'list.next_page') })).toBeNull()
  expect(numbers().map((element) => element.getAttribute('aria-current'))).toEqual([null, null, null])
})

test.each(['?page=0', '?page=-1', '?page=two', '?page=1.5', '?page=', '?page=100001', '?other=2'])('takes %s for the first page', (search) => {
  const { calls } = setUp({ search })

  expect([titles(), status(), calls]).toEqual([['News 1', 'News 2'], say('en', 'news.count', { count: 5 }), []])
})

test('has links to its pages and to the neighbouring ones, whose addresses can be shared', async () => {
  const { calls } = setUp({ search: '?page=2' })
  const call = await waitForCall(calls)

  await act(async () => call.answer(newsList([3, 4], 2, 3, 5)))

  expect(within(pager()).getAllByRole('link').map((element) => [element.getAttribute('aria-label') ?? element.getAttribute('rel'), element.getAttribute('href')])).toEqual([
    ['Page 1 of 3', '?'],
    ['Page 2 of 3', '?page=2'],
    ['Page 3 of 3', '?page=3'],
    ['prev', '?'],
    ['next', '?page=3'],
  ])
  expect(numbers().filter((element) => element.getAttribute('aria-current') === 'page')).toEqual([screen.getByText('2')])
})

test('has no way back on the first page, none onward on the last, and no pages at all for a short list', async () => {
  const { unmount } = setUp()
  expect(ways()).toEqual([link('list.next_page')])
  unmount()

  const { calls, unmount: leave } = setUp({ search: '?page=3' })
  const call = await waitForCall(calls)
  await act(async () => call.answer(newsList([5], 3, 3, 5)))
  expect(ways()).toEqual([link('list.previous_page')])
  leave()

  setUp({ options: { initial: { ...initial, lastPage: 1 } } })
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('goes to a page by its number', async () => {
  const { calls, setSearch } = setUp()

  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.page_of', { page: 3, last: 3 }) }))

  expect(setSearch).toHaveBeenLastCalledWith('?page=3')
  expect((await waitForCall(calls)).body).toMatchObject({ page: 3 })
})

test('goes back to the first page by taking the number out of the address, without a request', async () => {
  const { calls, setSearch } = setUp({ search: '?page=2' })
  const call = await waitForCall(calls)
  await act(async () => call.answer(newsList([3, 4], 2, 3, 5)))

  await userEvent.click(link('list.previous_page'))

  expect(setSearch).toHaveBeenLastCalledWith('')
  expect([titles(), calls.length]).toEqual([['News 1', 'News 2'], 1])
})

test('leaves a click for a new tab to the browser', async () => {
  const { setSearch } = setUp()
  const user = userEvent.setup()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })

  await user.keyboard('{Control>}')
  await user.click(link('list.next_page'))

  expect(setSearch).not.toHaveBeenCalled()
})

test('loads the first picture before all others, and the rest late', () => {
  const items = [1, 2, 3, 4].map((id) => ({ ...toNewsCard(newsSummary(id), 'en'), image: { url: `/media/${id}.svg`, width: 16, height: 10, alt: '' } }))

  const { container } = setUp({ options: { initial: { ...initial, items } } })

  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority') ?? image.getAttribute('loading'))).toEqual(['high', 'lazy', 'lazy', 'lazy'])
})

const two = { perPage: 3, years: [2026, 2025] }

test('offers the years in which there was news, and asks for nothing', () => {
  const { calls } = setUp({ options: two })

  expect(years().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    [say('en', 'list.all'), '?', 'true'],
    ['2026', '?year=2026', null],
    ['2025', '?year=2025', null],
  ])
  expect(calls).toEqual([])
})

test('a year begins at its first page, and is asked for within the category', async () => {
  const { calls, setSearch } = setUp({ search: '?page=2', options: { ...two, categorySlug: 'science' } })
  await waitForCall(calls)

  await userEvent.click(screen.getByRole('link', { name: '2025' }))

  expect(setSearch).toHaveBeenLastCalledWith('?year=2025')
  expect((await waitForCall(calls, 2)).body).toEqual({ slug: '', lang: 'en', page: 1, per_page: 3, category_slug: 'science', year: 2025 })
})

test('shows the news of the year that the address names, and how many there are', async () => {
  const { calls } = setUp({ search: '?year=2025', options: two })

  await act(async () => (await waitForCall(calls)).answer(newsList([7, 8], 1, 1, 2)))

  expect(await screen.findByText('News 7')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'news.count', { count: 2 }))
  expect(years().filter((link) => link.getAttribute('aria-current')).map((link) => link.textContent)).toEqual(['2025'])
})

test('says where a year has nothing, and takes it back', async () => {
  const { calls, setSearch } = setUp({ search: '?year=1999', options: two })
  await act(async () => (await waitForCall(calls)).answer(newsList([], 1, 1, 0)))
  expect(await screen.findByText(say('en', 'list.nothing_found'))).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: say('en', 'filters.reset') }))

  expect(setSearch).toHaveBeenLastCalledWith('', undefined)
})

test('of one year alone there is nothing to choose', () => {
  setUp({ options: { years: [2026] } })

  expect(screen.queryByRole('group')).toBeNull()
})

interface SetUp {
  search?: string
  site?: '' | 'lib'
  language?: Language
  options?: Partial<NewsPluginOptions>
}

function setUp({ search: first = '', site = '', language = 'en', options = {} }: SetUp = {}) {
  return { calls: fakeApi(), ...showAt(first, <NewsPlugin initial={initial} years={[]} {...options} />, { site, language }) }
}

function years() {
  return within(screen.getByRole('group', { name: say('en', 'list.year') })).getAllByRole('link')
}

function titles() {
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
}

function status() {
  return screen.getByRole('status').textContent
}

function list() {
  return screen.queryAllByRole('list').find((one) => !one.closest('nav'))
}

function link(key: 'list.next_page' | 'list.previous_page') {
  return screen.getByRole('link', { name: say('en', key) })
}

/** The links with a number. */
function numbers() {
  return within(within(pager()).getByRole('list')).getAllByRole('link')
}

/** The links to the pages before and after. */
function ways() {
  const all = within(pager()).getAllByRole('link')
  return all.filter((element) => !numbers().includes(element))
}

function pager() {
  return screen.getByRole('navigation', { name: say('en', 'list.pages') })
}
