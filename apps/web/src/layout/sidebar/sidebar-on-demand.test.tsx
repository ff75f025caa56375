import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { meetMissingCode } from '../../builds/missing-code'
import { messages, renderInSite } from '../../testing/render-in-site'
import { shell } from '../../testing/shell'
import { Header } from '../header'
import { LoadingBar } from '../loading-bar'
import type * as LoadSidebar from './load-sidebar'
import { loadSidebar, preloadSidebar } from './load-sidebar'
import { SidebarOnDemand } from './sidebar-on-demand'

let arrive: () => Promise<void>
let fail: () => Promise<void>

jest.mock('./load-sidebar')
jest.mock('../../builds/missing-code')

beforeEach(() => {
  window.matchMedia = (media) => ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  const { loadSidebar: load } = jest.requireActual<typeof LoadSidebar>('./load-sidebar')
  jest.mocked(loadSidebar).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        arrive = () => act(async () => resolve(await load()))
        fail = () => act(async () => reject(new Error('Loading chunk sidebar failed.')))
      }),
  )
})

test('keys that come before the field is there stand in it, and it goes on with them', async () => {
  setUp()
  await userEvent.click(searchButton())
  await userEvent.keyboard('кіта')

  await arrive()
  expect(field()).toHaveValue('кіта')
  expect(field()).toHaveFocus()
  await userEvent.keyboard('п')

  expect(field()).toHaveValue('кітап')
  expect(document.querySelectorAll('input')).toHaveLength(1)
})

test('the field has the focus as soon as the one that stood in is gone, and takes keys from then on: none is lost between them', async () => {
  jest.mocked(loadSidebar).mockImplementation(jest.requireActual<typeof LoadSidebar>('./load-sidebar').loadSidebar)
  setUp()
  const focused: (string | undefined)[] = []
  const observer = new MutationObserver(() => {
    const field = document.getElementById('sidebar-search')
    if (!(field instanceof HTMLInputElement)) return
    focused.push(document.activeElement?.id)
    if (focused.length === 1) for (const letter of 'wi') press(field, letter)
  })
  observer.observe(document.body, { childList: true, subtree: true })

  // As on a slow telephone: React has used up its time after each step, and effects come in a later task than what they belong to.
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  await withoutAct(async () => {
    searchButton().click()
    while (focused.length === 0) await new Promise((resolve) => setTimeout(resolve))
  })

  observer.disconnect()
  expect(focused[0]).toBe('sidebar-search')
  expect(document.getElementById('sidebar-search')).toHaveValue('wi')
})

test('Enter sends what was typed before the field is there', async () => {
  const sent: unknown[] = []
  setUp()
  await userEvent.click(searchButton())
  const note = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    sent.push([form.getAttribute('action'), form.method, ...[...form.querySelectorAll('input')].map(({ name, value }) => [name, value])])
    event.preventDefault()
  }
  document.addEventListener('submit', note)

  await userEvent.keyboard('open day{Enter}')

  document.removeEventListener('submit', note)
  expect(sent).toEqual([['/en/search', 'get', ['q', 'open day']]])
  await arrive()
})

test('the focus was on its button before it was in the field', async () => {
  const focused: (Element | null)[] = []
  setUp()
  await userEvent.click(searchButton())
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    focused.push(document.activeElement)
    this.open = true
  })

  await arrive()

  expect(focused).toEqual([searchButton()])
})

test('the bar of what is loading is there until the menu is', async () => {
  setUp()
  expect(loading()).toBeNull()
  await userEvent.click(searchButton())
  expect(loading()).toBeInTheDocument()

  await arrive()

  expect(loading()).toBeNull()
})

test('opens nothing over the page to which the reader has gone before its code was there', async () => {
  const show = setUp()
  await userEvent.click(searchButton())

  show('/events')
  await arrive()

  expect([screen.queryByRole('dialog'), loading(), document.querySelector('input')]).toEqual([null, null, null])
})

test('the menu has no field that stands in', async () => {
  setUp()

  await userEvent.click(screen.getByRole('button', { name: messages.en['site.menu'] as string }))

  expect(document.querySelector('input')).toBeNull()
  await arrive()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('the pointer or the focus on a button has the code come early', async () => {
  setUp()
  expect(preloadSidebar).not.toHaveBeenCalled()

  await userEvent.hover(searchButton())
  expect(preloadSidebar).toHaveBeenCalledTimes(1)
  act(() => searchButton().focus())

  expect(preloadSidebar).toHaveBeenCalledTimes(2)
})

test('closes again when the code does not come, says so, and the next click tries once more', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setUp()
  await userEvent.click(searchButton())

  await fail()
  expect(document.querySelector('input')).toBeNull()
  expect(searchButton()).toHaveFocus()
  expect(jest.mocked(meetMissingCode).mock.calls).toEqual([[expect.any(Error), true]])
  await userEvent.click(searchButton())
  await arrive()

  await waitFor(() => expect(field()).toHaveFocus())
})

/** As a browser does it, at once. */
function press(field: HTMLInputElement, letter: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + letter)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

async function withoutAct(deed: () => Promise<void>): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = false
  await deed().finally(() => (react.IS_REACT_ACT_ENVIRONMENT = true))
}

/** @returns goes to another page */
function setUp(): (path: string) => void {
  const site = (
    <Provider store={createStore()}>
      <Header shell={shell()} />
      <SidebarOnDemand shell={shell()} shellKey="main-en-stand-in" />
      <LoadingBar />
    </Provider>
  )
  const { show } = renderInSite(site, { path: '/news' })
  return (path) => show(site, { path })
}

const searchButton = () => screen.getByRole('button', { name: messages.en['search.label'] as string })
const loading = () => screen.queryByText(messages.en['list.loading'] as string)
const field = () => screen.getByRole('textbox', { name: messages.en['search.label'] as string })
