import { waitFor } from '@testing-library/react'
import { meetMissingCode } from '../builds/missing-code'
import { pageContext } from '../testing/page-context'
import { renderInSite } from '../testing/render-in-site'
import { shell } from '../testing/shell'
import { onClientEntry, onInitialClientRender, wrapPageElement } from './browser'
import { extendLoader } from './extend-loader'
import { getShell, putShell } from './store'
import type { PageLoader } from './unknown-paths'
import type { WrapPageArgs } from './wrap-page'

jest.mock('./extend-loader', () => ({ extendLoader: jest.fn() }))
jest.mock('../builds/missing-code', () => ({ ...jest.requireActual<object>('../builds/missing-code'), meetMissingCode: jest.fn() }))
const mockGone = new Error('Loading chunk 7 failed')
let mockIsGone = false
jest.mock('../live/preview', () => ({
  __esModule: true,
  get Preview() {
    if (mockIsGone) throw mockGone
    return () => <p>as it is now</p>
  },
}))

const start = jest.fn(async () => undefined)
const loader: PageLoader = { loadPage: async () => undefined, loadPageSync: () => undefined }
const api = {} as Parameters<NonNullable<typeof onClientEntry>>[0]

beforeEach(() => {
  jest.mocked(extendLoader).mockReturnValue(start)
  window.___loader = { ...loader }
  document.body.innerHTML = ''
  mockIsGone = false
})
afterEach(() => jest.useRealTimers())

test('starts what runs beside the pages a second after the browser has nothing else to do', async () => {
  jest.useFakeTimers()
  document.body.innerHTML = `<script id="initial-state" type="application/json">${JSON.stringify({ key: 'main-en-1', shell: shell(), notFound: false })}</script>`
  const entered = onClientEntry?.(api, { plugins: [] })
  await jest.advanceTimersByTimeAsync(0)
  await entered

  onInitialClientRender?.(api, { plugins: [] })

  await jest.advanceTimersByTimeAsync(999)
  expect(start).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(2)
  expect(start).toHaveBeenCalledTimes(1)
})

test('in gatsby develop the first page is there by its path before it is shown, and its shell', async () => {
  const context = pageContext('en', '/news')
  const asked: string[] = []
  window.___loader.loadPage = async (path) => {
    asked.push(path)
    return { json: { pageContext: context } }
  }
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(shell()))
  window.history.replaceState(null, '', '/en/news?page=2')

  await onClientEntry?.(api, { plugins: [] })

  expect([asked, fetched.mock.calls, getShell(context.shell)]).toEqual([['/en/news'], [[`/shell/${context.shell}.json`]], shell()])
})

test('shows editors a page as it was built until its newest form is there', async () => {
  const view = renderInSite(pageAt('?mode=preview'))
  expect(view.getByText('as built')).toBeVisible()

  expect(await view.findByText('as it is now')).toBeVisible()
})

test('tells editors where the newest form of a page does not come, and shows the page as it was built', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  mockIsGone = true

  const view = renderInSite(pageAt('?mode=preview'))

  await waitFor(() => expect(meetMissingCode).toHaveBeenCalledWith(mockGone, true))
  expect(view.getByText('as built')).toBeVisible()
})

test('shows visitors a page as it was built', async () => {
  const view = renderInSite(pageAt('?page=2'))
  await new Promise((resolve) => setTimeout(resolve, 50))

  expect([view.getByText('as built'), view.queryByText('as it is now')]).toEqual([expect.anything(), null])
})

function pageAt(search: string) {
  const context = pageContext('en', '/news')
  putShell(context.shell, shell())
  const props = { data: {}, pageContext: context, location: { pathname: '/en/news', search, hash: '' } } as unknown as WrapPageArgs['props']
  return wrapPageElement({ element: <p>as built</p>, props })
}
