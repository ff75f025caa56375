import { screen, waitFor } from '@testing-library/react'
import { messages, renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { withMode } from '../live/stay-in-preview'
import { getShell, putShell } from '../shell/store'
import { ClosedSite } from './closed-site'
import { closedSiteHead, headOfSite, shellInHtml } from './closed-site-html'

const closed = shell({ closed: { text: 'Сайт жаңартылуда', lang: 'kk' } })
const key = 'main-en-closed'
const go = jest.fn()

beforeAll(() => {
  window.___navigate = go
})
beforeEach(() => {
  putShell(key, shellInHtml(closed))
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(closed))
})

test.each(['', '?mode=preview2', '?a=mode=preview', '?mode=other'])('shows only what the closed site says, with the query "%s"', async (search) => {
  show(search)
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сайт жаңартылуда')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'kk')
  expect(screen.getByRole('link', { name: new RegExp(closed.email ?? '?') })).toHaveAttribute('href', `mailto:${closed.email}`)
  expect(screen.getByRole('navigation', { name: messages.en['site.language'] as string })).toBeVisible()
  expect(screen.getByRole('button', { name: messages.en['accessibility.open'] as string })).toBeVisible()
  expect(screen.queryByText('The page')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test.each(['?mode=preview', '?page=2&mode=preview'])('shows the page, with the menus that the HTML left out, with the query "%s"', async (search) => {
  show(search)
  // The first render equals the server's.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сайт жаңартылуда')

  expect(await screen.findByText('The page')).toBeVisible()
  expect(screen.queryByText('Сайт жаңартылуда')).toBeNull()
  expect(getShell(key)?.menu).toEqual(closed.menu)
  expect(jest.mocked(fetch).mock.calls).toEqual([[`/shell/${key}.json`]])
})

test('a preview goes on with the next page, whose address says so too', async () => {
  history.replaceState(null, '', '/en?mode=preview')
  const { show: change } = show('?mode=preview')
  await screen.findByText('The page')

  window.___navigate('/en/news?page=2#list', { replace: true })

  expect(go).toHaveBeenCalledWith('/en/news?page=2&mode=preview#list', { replace: true })
  // With another query neither the menus are fetched nor the steps led through another time.
  const wrapped = window.___navigate
  change(pageWith('?page=2&mode=preview'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([window.___navigate === wrapped, jest.mocked(fetch).mock.calls.length]).toEqual([true, 1])
})

test('in another language the title is the name in that language', () => {
  document.title = 'Көкжиек университеті'
  const { show: change } = show('')

  change(pageWith('', { ...closed, name: 'Университет «Көкжиек»' }))

  expect(document.title).toBe('Университет «Көкжиек»')
})

test('stays closed when the menus do not come, and logs it', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }))

  show('?mode=preview')

  await waitFor(() => expect(complaints).toHaveBeenCalled())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Сайт жаңартылуда')
})

test.each([
  ['/ru', '/ru?mode=preview'],
  ['/ru?page=2', '/ru?page=2&mode=preview'],
  ['/ru?mode=preview', '/ru?mode=preview'],
  ['/ru/news#a', '/ru/news?mode=preview#a'],
])('%s becomes %s', (address, expected) => {
  expect(withMode(address)).toBe(expected)
})

test('the HTML of a closed site has no menu, no link, and in its head nothing of the page', () => {
  const ofThePage = <meta key="a" data-gatsby-head property="og:title" content="Secret" />
  const ofTheSite = <link key="b" rel="icon" href="/icon.svg" />

  expect([shellInHtml(closed).menu, shellInHtml(closed).usefulLinks]).toEqual([[], []])
  expect(headOfSite([ofThePage, ofTheSite, ...closedSiteHead(closed)]).map(({ key: name }) => name)).toEqual(['b', 'closed-site-title', 'closed-site-robots'])
})

test('the HTML of an open site has all', () => {
  const head = [<meta key="a" data-gatsby-head property="og:title" content="News" />]

  expect([headOfSite(head), shellInHtml(shell())]).toEqual([head, shell()])
})

const show = (search: string) => renderInSite(pageWith(search))

function pageWith(search: string, of = closed) {
  return (
    <ClosedSite shell={of} shellKey={key} search={search}>
      <p>The page</p>
    </ClosedSite>
  )
}
