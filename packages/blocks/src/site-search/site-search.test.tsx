import type { Schema } from '@university/api-client/types'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BlockEnvironment } from '../environment/environment'
import { say } from '../testing/messages'
import { mockPageApi } from '../testing/mock-api'
import { showAt } from '../testing/show-at'
import { SiteSearch } from './site-search'

const mocks = mockPageApi()

test.each(['a', '%F0%9F%98%80'])('asks for nothing before there are two letters, and says so: %s', (q) => {
  setUp(`?q=${q}`)

  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'search.hint'))
  expect(mocks.calls('searchContent')).toEqual([])
})

test('asks for the words, kind, year and page of the address, in the language and site of the page', async () => {
  setUp('?q=%20open%20day%20&type=2&year=2026&page=3')

  await waitFor(() => expect(mocks.calls('searchContent')).toHaveLength(1))
  expect(mocks.calls('searchContent')[0]?.body).toMatchObject({ slug: '', lang: 'en', q: 'open day', type: 2, year: 2026, page: 3 })
})

test('keeps the focus in the field when its words are looked for, and shows those that the address brings', async () => {
  const { setSearch } = setUp('?q=kept')
  await userEvent.type(screen.getByRole('searchbox'), ' words{Enter}')

  await waitFor(() => expect(mocks.calls('searchContent').at(-1)?.body).toMatchObject({ q: 'kept words' }))
  expect(screen.getByRole('searchbox')).toHaveFocus()

  act(() => setSearch('?q=kept'))
  expect(screen.getByRole('searchbox')).toHaveValue('kept')
})

// Each test looks for other words: what was asked before is not asked again.
test.each(['?q=strange kind&type=99', '?q=strange page&page=0', '?q=strange year&year=next'])('leaves out what %s cannot mean', async (search) => {
  setUp(search)

  await waitFor(() => expect(mocks.calls('searchContent')).toHaveLength(1))
  expect(mocks.calls('searchContent')[0]?.body).toMatchObject({ type: 1, page: 1 })
  expect(mocks.calls('searchContent')[0]?.body).not.toHaveProperty('year')
})

test('shows a hit with its kind and date, marks the words, and links to it, on another site at its own address', async () => {
  answer({
    data: [
      hit({ id: 1, title: 'Open Day', url: '/en/news/1', snippet: { text: 'The open day is here.', marks: [{ start: 4, end: 8 }, { start: 9, end: 12 }] } }),
      hit({ id: 2, type: 3, title: 'Кітапхана', url: '/kz/page/about', site_slug: 'lib', lang: 'kz', published_at: null, snippet: { text: 'Мәтін', marks: [] } }),
    ],
    total: 2,
  })
  const { container } = setUp('?q=open')

  expect(await screen.findByRole('link', { name: 'Open Day' })).toHaveAttribute('href', '/en/news/1')
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['open', 'day'])
  expect(screen.getByText('The', { exact: false, selector: 'p' })).toHaveTextContent('The open day is here.')
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'search.count', { count: 2 }))
  expect(screen.getByRole('link', { name: 'Кітапхана' })).toHaveAttribute('href', 'https://lib.kokzhiek.example/kz/page/about')
  expect(screen.getByRole('heading', { name: 'Кітапхана' })).toHaveAttribute('lang', 'kk')
})

test('opens a hit without a reload, so that the back button leads to its place among the others', async () => {
  answer({ data: [hit({ title: 'Own', url: '/en/news/1', section: { title: 'Part', fragment: 'part' } })], total: 1 })
  const open = jest.fn<void, [string]>()
  setUp('?q=place', { open })

  expect(fireEvent.click(await screen.findByRole('link', { name: /Own/ }))).toBe(false)
  expect(open.mock.calls).toEqual([['/en/news/1#part']])
})

test.each([
  ['is led to where they were', 'reload', false, [[0, 640]]],
  ['is left alone where they have scrolled meanwhile', 'back_forward', true, []],
  ['who has followed a link to them begins at the top', 'navigate', false, []],
])('a reader to whom the results are loaded again %s', async (_, type, hasScrolled, expected) => {
  answer({ data: [hit({})], total: 1 })
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  const { unmount } = setUp('?q=left')
  Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
  fireEvent(window, new Event('pagehide'))
  unmount()

  setUp(`?q=again after ${type}`)
  if (hasScrolled) fireEvent.wheel(window)

  await screen.findByRole('article')
  expect(scrollTo.mock.calls).toEqual(expected)
})

test('marks the words in the title, says on which site a hit is, and in which language where that is another one', async () => {
  answer({
    data: [
      hit({ id: 1, title: 'The open day', title_marks: [{ start: 4, end: 8 }] }),
      hit({ id: 2, title: 'Кітапхана', url: '/kz/page/about', site_slug: 'lib', site_name: 'Library', lang: 'kz' }),
      hit({ id: 3, title: 'Of a server of before', url: '/en/page/about', site_slug: 'lib' }),
    ],
    total: 3,
  })
  setUp('?q=named')

  const [own, foreign, former] = await screen.findAllByRole('article')
  expect([within(own as HTMLElement).getByText('open').tagName, own?.textContent]).toEqual(['MARK', expect.not.stringContaining(say('en', 'search.in_en'))])
  expect(within(own as HTMLElement).getByRole('link')).toHaveAccessibleName('The open day')
  expect(within(foreign as HTMLElement).getByText('Library').nextElementSibling).toHaveTextContent('lib.kokzhiek.example')
  expect(within(foreign as HTMLElement).getByText(say('en', 'search.in_kz'))).toBeVisible()
  expect(within(foreign as HTMLElement).getByRole('link')).toHaveAttribute('hreflang', 'kk')
  expect(within(former as HTMLElement).getByText('lib.kokzhiek.example')).toBeVisible()
})

test.each([
  ['some hits', { data: [hit({})], total: 1 }, '?q=here & there'],
  ['none', { total: 0 }, '?q=nowhere'],
])('a sub-site offers the same search on all sites beside %s', async (_, found, search) => {
  answer(found)
  setUp(search.replace('&', '%26'), { site: 'lib' })
  const words = search.slice('?q='.length)

  const link = await screen.findByRole('link', { name: say('en', 'search.everywhere', { words }) })
  expect(link).toHaveAttribute('href', `https://kokzhiek.example/en/search?${new URLSearchParams({ q: words })}`)
})

test('the main site, which searches all sites, does not offer that', async () => {
  answer({ total: 0 })
  setUp('?q=everything')

  await screen.findByText(say('en', 'search.empty'))
  expect(screen.queryByRole('link', { name: say('en', 'search.everywhere', { words: 'everything' }) })).toBeNull()
})

test('leads from a page beyond the last to the only one that there is', async () => {
  answer({ total: 7, current_page: 99 })
  setUp('?q=beyond&page=99')

  expect(await screen.findByText(say('en', 'list.beyond_last'))).toBeVisible()
  expect(screen.getByRole('link', { name: say('en', 'list.previous_page') })).toHaveAttribute('href', '?q=beyond')
})

test('who turns a page is brought to its first hits, by the keyboard, too', async () => {
  answer({ data: [hit({ title: 'First' })], total: 30, last_page: 3 })
  const { container } = setUp('?q=turned')
  await screen.findByRole('link', { name: 'First' })
  const scrollTo = showFromBelow(container)
  answer({ data: [hit({ id: 2, title: 'Second' })], total: 30, last_page: 3, current_page: 2 })

  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))

  await screen.findByRole('link', { name: 'Second' })
  const results = screen.getByRole('group', { name: say('en', 'list.page_of', { page: 2, last: 3 }) })
  expect(results).toHaveFocus()
  expect(scrollTo.mock.contexts).toEqual([results])
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus()
})

test('who goes back to the page before is where the browser leads to, and keeps the focus', async () => {
  answer({ data: [hit({ title: 'First' })], total: 30, last_page: 3 })
  const { container, goTo } = setUp('?q=back')
  await screen.findByRole('link', { name: 'First' })
  const scrollTo = showFromBelow(container)
  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))
  const field = screen.getByRole('searchbox')
  field.focus()
  scrollTo.mockClear()

  goTo('?q=back')

  await waitFor(() => expect(screen.queryByRole('link', { name: say('en', 'list.previous_page') })).toBeNull())
  expect(field).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('who turned a page that cannot be fetched goes on where the failure is said', async () => {
  answer({ data: [hit({ title: 'First' })], total: 30, last_page: 3 })
  const { container } = setUp('?q=lost')
  await screen.findByRole('link', { name: 'First' })
  showFromBelow(container)
  mocks.on('searchContent').fail('network').once()

  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))

  await screen.findByRole('alert')
  await waitFor(() => expect(document.body).not.toHaveFocus())
})

test('an address with a page in it, and other words, leave view and focus where they are', async () => {
  answer({ data: [hit({ title: 'First' })], total: 30, last_page: 3 })
  const { container } = setUp('?q=opened&page=2')
  await screen.findByRole('link', { name: 'First' })
  const scrollTo = showFromBelow(container)

  await userEvent.type(screen.getByRole('searchbox'), ' anew{Enter}')

  await waitFor(() => expect(mocks.calls('searchContent').at(-1)?.body).toMatchObject({ q: 'opened anew', page: 1 }))
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('leads to the heading that has the words, on another site, too, and says which page it is on', async () => {
  answer({
    data: [
      hit({ id: 1, type: 3, title: 'Master’s admission', url: '/en/page/admission/master', section: { fragment: 'double-degree', title: 'Double degree' } }),
      hit({ id: 2, type: 3, title: 'Ережелер', url: '/kz/page/rules', site_slug: 'lib', lang: 'kz', section: { fragment: 'кітап-алу', title: 'Кітап алу' } }),
    ],
    total: 2,
  })
  setUp('?q=double degree')

  expect(await screen.findByRole('link', { name: /^Master’s admission ?, Double degree$/ })).toHaveAttribute('href', '/en/page/admission/master#double-degree')
  expect(screen.getByRole('link', { name: /^Ережелер ?, Кітап алу$/ })).toHaveAttribute('href', 'https://lib.kokzhiek.example/kz/page/rules#кітап-алу')
})

test.each([
  ['before there are two letters', '?q=', undefined, true],
  ['where nothing was found', '?q=zzzz', { total: 0 }, true],
  ['beside hits', '?q=something', { data: [hit({})], total: 1 }, false],
])('offers something else %s: %s', async (_, search, found, isOffered) => {
  if (found) answer(found)
  setUp(search)

  if (found) await screen.findByText(say('en', 'search.count', { count: found.total }))
  expect(screen.queryByText('Sections of the site') !== null).toBe(isOffered)
})

test('narrows the search by kind and year, and begins at the first page again', async () => {
  answer({ data: [hit({})], total: 30, last_page: 3, facets: facets({ type: [{ value: 2, count: 20 }, { value: 4, count: 10 }], year: [{ value: 2026, count: 18 }, { value: 2025, count: 12 }] }) })
  const { setSearch } = setUp('?q=narrow&page=2')
  const kinds = await screen.findByRole('navigation', { name: say('en', 'search.kinds') })
  expect(within(kinds).getByRole('link', { current: true })).toHaveTextContent('30')

  await userEvent.click(within(kinds).getByRole('link', { name: /10/ }))
  expect(setSearch).toHaveBeenLastCalledWith('?q=narrow&type=4')

  await userEvent.click(screen.getByRole('link', { name: /2025/ }))
  expect(setSearch).toHaveBeenLastCalledWith('?q=narrow&type=4&year=2025')
})

test('what narrows a search can be seen, and taken back, where it finds nothing', async () => {
  answer({ total: 0 })
  const { setSearch } = setUp('?q=stale&type=7&year=2020')

  await screen.findByText(say('en', 'search.empty'))
  expect(screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([`${say('en', 'search.kind_vacancy')} 0`, '2020 0'])
  await userEvent.click(screen.getByRole('link', { name: say('en', 'search.any_year') }))
  expect(setSearch).toHaveBeenLastCalledWith('?q=stale&type=7')

  await userEvent.click(screen.getByRole('link', { name: new RegExp(say('en', 'search.kind_all')) }))
  expect(setSearch).toHaveBeenLastCalledWith('?q=stale')
})

test('offers the words that were probably meant', async () => {
  answer({ data: [], total: 0, suggestion: 'library' })
  const { setSearch } = setUp('?q=libary&type=2')

  await userEvent.click(await screen.findByRole('link', { name: 'library' }))

  expect(setSearch).toHaveBeenLastCalledWith('?q=library')
  expect(screen.getByText(say('en', 'search.empty'))).toBeVisible()
})

test('sends new words by the form, from the first page on, and takes the search back when the field is empty', async () => {
  answer({ data: [hit({})], total: 1 })
  const { setSearch } = setUp('?q=open&page=2&type=2')
  const field = screen.getByRole('searchbox', { name: say('en', 'search.label') })
  expect(field).toHaveValue('open')

  await userEvent.clear(field)
  await userEvent.type(field, ' exam & test {Enter}')
  expect(setSearch).toHaveBeenLastCalledWith('?q=exam+%26+test')

  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  expect(setSearch).toHaveBeenLastCalledWith('')
})

test('keeps the former hits, marked busy, while the next are on their way', async () => {
  answer({ data: [hit({ title: 'First' })], total: 30, last_page: 3 })
  setUp('?q=former')
  await screen.findByRole('link', { name: 'First' })
  mocks.on('searchContent').answer(200, list({ data: [hit({ title: 'Second' })] })).delay(60_000)

  await userEvent.click(screen.getByRole('link', { name: say('en', 'list.next_page') }))

  expect(screen.getByRole('link', { name: 'First' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'First' }).closest('ol')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(say('en', 'list.loading'))
})

test('says that it failed, and another try works', async () => {
  mocks.on('searchContent').fail('network').once()
  setUp('?q=failing')
  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
  answer({ data: [hit({ title: 'First' })], total: 1 })

  await userEvent.click(screen.getByRole('button', { name: say('en', 'list.retry') }))

  expect(await screen.findByRole('link', { name: 'First' })).toBeVisible()
})

/** The list begins above the window. */
function showFromBelow(container: HTMLElement) {
  const list = container.querySelector('ol')?.parentElement as HTMLElement
  list.getBoundingClientRect = () => ({ top: -900 }) as DOMRect
  return (list.scrollIntoView = jest.fn<void, [ScrollIntoViewOptions]>())
}

function setUp(first: string, environment: Partial<BlockEnvironment> = {}) {
  const page = (
    <>
      <h1>Search</h1>
      <SiteSearch instead={<p>Sections of the site</p>} />
    </>
  )
  const shown = showAt(first, page, environment)
  // As the back button does.
  const goTo = (search: string) => act(() => shown.setSearch.getMockImplementation()?.(search))
  return { ...shown, goTo }
}

function answer(fields: Partial<Schema<'SearchHitList'>>) {
  mocks.on('searchContent').answer(200, list(fields))
}

function list(fields: Partial<Schema<'SearchHitList'>>): Schema<'SearchHitList'> {
  return { data: [], current_page: 1, last_page: 1, per_page: 12, total: 0, facets: facets({}), suggestion: null, ...fields }
}

function facets(fields: Partial<Schema<'SearchFacets'>>): Schema<'SearchFacets'> {
  return { type: [], lang: [], site: [], year: [], ...fields }
}

function hit(fields: Partial<Schema<'SearchHit'>>): Schema<'SearchHit'> {
  return { id: 1, type: 2, title: 'Title', snippet: { text: 'Text', marks: [] }, url: '/en/news/1', lang: 'en', site_slug: '', image: null, published_at: '2026-11-16T04:00:00Z', score: 1, ...fields }
}
