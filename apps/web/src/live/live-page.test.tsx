import { islandCode } from '@university/blocks/island-code'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { navigate, type PageProps } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RouteMatch } from '../builds/route-rules'
import { awaitWords, routeOf } from '../builds/run-time'
import type * as LoadMessages from '../i18n/load-messages'
import { loadMessages } from '../i18n/load-messages'
import type { PageContext } from '../lib/page-context'
import type { TemplateModule } from '../shell/unknown-paths'
import { pageContext } from '../testing/page-context'
import { renderInSite } from '../testing/render-in-site'
import { liveContentAt } from './live-contents'
import { LiveHead, LivePage } from './live-page'
import { readLivePage, type LiveData } from './live-pages'

jest.mock('../builds/run-time', () => ({ awaitWords: jest.fn(), routeOf: jest.fn() }))
jest.mock('../i18n/load-messages', () => ({ ...jest.requireActual<typeof LoadMessages>('../i18n/load-messages'), loadMessages: jest.fn() }))
jest.mock('./live-pages', () => ({ readLivePage: jest.fn() }))

const read = jest.mocked(readLivePage)
const newsRule: RouteMatch = { template: 'news', live: true, params: { id: '5001' } }
const news: LiveData = { data: { universityNews: { title: { text: 'Published a minute ago', language: 'en' } } }, variables: { id: '5001' } }

beforeEach(() => {
  jest.mocked(routeOf).mockResolvedValue(newsRule)
  window.asyncRequires = { components: { 'component---src-templates-news-tsx': async () => template } }
})

test('shows what the API has at an address that the build does not know, by the template of its kind', async () => {
  const answer = later(news)
  read.mockReturnValue(answer.promise)
  show('/en/news/5001')
  expect([screen.getByRole('status').textContent, screen.queryByText('No such page')]).toEqual(['Loading…', null])

  await act(async () => answer.resolve())

  expect(screen.getByRole('heading')).toHaveTextContent('Published a minute ago at /news/5001 of main')
  expect(read.mock.calls).toEqual([[{ template: 'news', params: { id: '5001' }, site: 'main', language: 'en', origin: 'http://localhost', preview: false }]])
  // So that Gatsby makes the head again, with what LiveHead has now.
  expect(jest.mocked(navigate).mock.calls).toEqual([['/en/news/5001?a=1#b', { replace: true, state: { foundAt: expect.any(Number) } }]])
})

test('leaves what the server has said of the address until the API has something else', async () => {
  const answer = later(news)
  read.mockReturnValue(answer.promise)
  const state = document.body.appendChild(document.createElement('script'))
  Object.assign(state, { id: 'initial-state', type: 'application/json', textContent: '{"notFound":true}' })
  show('/en/news/5005')
  expect([screen.queryByRole('status'), screen.getByText('No such page')]).toEqual([null, expect.anything()])

  await act(async () => answer.resolve())

  expect(screen.getByRole('heading')).toHaveTextContent('Published a minute ago')
  state.remove()
})

test('has the head of the template, and keeps search engines out', () => {
  const { container } = render(<LiveHead {...head('/en/news/5001')} />)

  expect(container.innerHTML).toBe('<title>Published a minute ago</title><meta name="robots" content="noindex">')
  expect(renderToString(<LiveHead {...head('/en/news/other')} />)).toBe('')
})

test('shows at once what was found before', () => {
  show('/en/news/5001')

  expect(screen.getByRole('heading')).toHaveTextContent('Published a minute ago')
  expect([read.mock.calls, jest.mocked(navigate).mock.calls]).toEqual([[], []])
})

test('says that there is no such page when the API does not have it either', async () => {
  read.mockResolvedValue(undefined)
  show('/en/news/5002')

  expect(await screen.findByText('No such page')).toBeVisible()
})

test('shows nothing of it while the words of its template do not come', async () => {
  const failure = { cause: new Error('Loading chunk details-en failed') }
  jest.mocked(routeOf).mockResolvedValue({ template: 'event', live: true, params: { id: '501' } })
  window.asyncRequires = { components: { 'component---src-templates-event-tsx': async () => template } }
  read.mockResolvedValue(news)
  jest.mocked(loadMessages).mockResolvedValueOnce(failure)
  let come = () => {}
  jest.mocked(awaitWords).mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
  show('/en/events/501')
  await waitFor(() => expect(jest.mocked(awaitWords).mock.calls).toEqual([[failure, expect.any(Function)]]))
  expect([screen.queryByRole('heading'), screen.queryByText('No such page')]).toEqual([null, null])

  await act(async () => come())

  expect(screen.getByRole('heading')).toHaveTextContent('Published a minute ago')
  cleanup()
  show('/en/events/502')
  await screen.findByRole('heading')
  expect(awaitWords).toHaveBeenCalledTimes(1)
})

test('says so, and logs why, when the API cannot be asked', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  read.mockRejectedValue(new Error('no answer'))
  show('/en/news/5003')

  expect(await screen.findByText('No such page')).toBeVisible()
  expect(complaints.mock.calls).toEqual([['Whether there is a page at /en/news/5003 by now is not known', expect.any(Error)]])
})

test.each([
  ['has no rule for it', undefined],
  ['shows it by a template that nothing new is published for', { template: 'department', params: { id: '3' } }],
])('asks the API for nothing when the site %s', async (_, rule) => {
  jest.mocked(routeOf).mockResolvedValue(rule)
  show('/en/portfolio/department/3')

  expect(await screen.findByText('No such page')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})

test('takes nobody back who has gone on before the API has answered', async () => {
  const answer = later(news)
  read.mockReturnValue(answer.promise)
  show('/en/news/5010')
  await waitFor(() => expect(read).toHaveBeenCalled())

  cleanup()
  await act(async () => answer.resolve())

  expect(navigate).not.toHaveBeenCalled()
})

test('does not even look for the rules where nothing can be published', () => {
  show('/en/no-such-page')

  expect(screen.getByText('No such page')).toBeVisible()
  expect(routeOf).not.toHaveBeenCalled()
})

test('tells editors what visitors are not shown', async () => {
  read.mockResolvedValue(undefined)
  show('/en/news/5004', '?mode=preview')

  await screen.findByText('No such page')
  expect(read.mock.calls[0]?.[0]).toMatchObject({ preview: true })
})

test('does not show visitors what a preview found at the same address', async () => {
  read.mockResolvedValueOnce({ ...news, unpublished: true }).mockResolvedValue(undefined)
  show('/en/news/5006', '?mode=preview')
  await screen.findByRole('heading')

  cleanup()
  show('/en/news/5006')

  expect(await screen.findByText('No such page')).toBeVisible()
  expect(read.mock.calls.map(([{ preview }]) => preview)).toEqual([true, false])
})

test('asks in a preview for what it shows at once: its editor may have changed it meanwhile', async () => {
  await showAndLeave('/en/news/5007')
  const answer = later({ ...news, data: { universityNews: { title: { text: 'Changed a moment ago', language: 'en' } } } })
  read.mockReturnValue(answer.promise)

  show('/en/news/5007', '?mode=preview')
  expect([screen.getByRole('heading').textContent, screen.queryByRole('status')]).toEqual([expect.stringContaining('Published a minute ago'), null])
  await act(async () => answer.resolve())

  expect(screen.getByRole('heading')).toHaveTextContent('Changed a moment ago')
  expect(jest.mocked(navigate).mock.calls).toEqual([['/en/news/5007?mode=preview#b', { replace: true, state: { foundAt: expect.any(Number) } }]])
})

test.each([
  ['has nothing newer', '/en/news/5008', async () => ({ ...news })],
  ['cannot be asked', '/en/news/5009', () => Promise.reject(new Error('no answer'))],
])('leaves in a preview what it shows, and the place in it, when the API %s', async (_, pathname, answer) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await showAndLeave(pathname)
  read.mockImplementation(answer)

  show(pathname, '?mode=preview')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))

  expect(screen.getByRole('heading')).toHaveTextContent('Published a minute ago')
  expect([read.mock.calls.length, jest.mocked(navigate).mock.calls.length]).toEqual([1, 0])
})

test('says in a preview of a draft that was deleted meanwhile that there is no such page, and has its head no longer', async () => {
  await showAndLeave('/en/news/5011')
  read.mockResolvedValue(undefined)

  show('/en/news/5011', '?mode=preview')

  expect(await screen.findByText('No such page')).toBeVisible()
  expect(jest.mocked(navigate).mock.calls).toEqual([['/en/news/5011?mode=preview#b', { replace: true, state: { foundAt: expect.any(Number) } }]])
  expect(liveContentAt({ pathname: '/en/news/5011', search: '?mode=preview' })).toBeUndefined()
})

// Last, because the island stays.
test('shows it without the code of an island that does not come', async () => {
  islandCode(() => Promise.reject(new Error('Loading chunk list failed')))
  read.mockResolvedValue(news)
  show('/en/news/5011')

  expect(await screen.findByRole('heading')).toHaveTextContent('Published a minute ago')
})

const template: TemplateModule = {
  default: ({ data, pageContext }) => (
    <h1>
      {titleOf(data)} at {pageContext.i18n.originalPath} of {pageContext.site}
    </h1>
  ),
  Head: ({ data }) => <title>{titleOf(data)}</title>,
}

function titleOf(data: object): string {
  return (data as { universityNews: { title: { text: string } } }).universityNews.title.text
}

function show(pathname: string, search = '?a=1') {
  renderInSite(element(pathname, search))
}

/** A preview that its editor has seen before. */
async function showAndLeave(pathname: string) {
  read.mockResolvedValueOnce(news)
  show(pathname, '?mode=preview')
  await screen.findByRole('heading')
  cleanup()
  read.mockClear()
  jest.mocked(navigate).mockClear()
}

function element(pathname: string, search: string): ReactElement {
  const page = { location: { pathname, search, hash: '#b' }, pageContext: pageContext('en', '/404'), data: {} } as PageProps<object, PageContext>
  return (
    <LivePage page={page}>
      <p>No such page</p>
    </LivePage>
  )
}

function head(pathname: string): Parameters<typeof LiveHead>[0] {
  return { location: { pathname }, params: {}, data: {}, pageContext: pageContext('en', '/404'), serverData: {} }
}

function later<T>(value: T) {
  let resolve = () => {}
  const promise = new Promise<T>((done) => (resolve = () => done(value)))
  return { promise, resolve }
}
