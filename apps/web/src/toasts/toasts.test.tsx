/** @alone Its area comes once in a page. */
import { globalHistory } from '@gatsbyjs/reach-router'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { createStore, Provider } from 'jotai'
import { putMessages } from '../i18n/load-messages'
import { messages } from '../testing/render-in-site'
import { showToast } from './show-toast'
import { ToastArea } from './toast-area'
import { addToastAtom, type Toast } from './toasts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

test.each([
  ['error', 'alert', 3000],
  ['success', 'status', 5000],
] as const)('shows an %s in the region of role %s for %i ms', (severity, role, lifetime) => {
  const { add } = setUp()
  expect(screen.getByRole(role)).toBeEmptyDOMElement()

  add({ severity, title: 'Title', text: 'Text' })
  expect(screen.getByRole(role)).toHaveTextContent('TitleText')

  pass(lifetime - 1)
  expect(screen.getByRole(role)).toHaveTextContent('Title')
  pass(1)
  expect(screen.getByRole(role)).toBeEmptyDOMElement()
})

test.each([
  ['the pointer is', (element: HTMLElement) => fireEvent.pointerEnter(element), (element: HTMLElement) => fireEvent.pointerLeave(element)],
  ['the focus is', (element: HTMLElement) => fireEvent.focus(element), (element: HTMLElement) => fireEvent.blur(element)],
])('stays while %s on it, and then for the rest of its time', (_, come, go) => {
  const { add } = setUp()
  add({ severity: 'error', title: 'Title' })
  pass(2000)

  come(closeButton())
  pass(60_000)
  expect(screen.getByRole('alert')).toHaveTextContent('Title')

  go(closeButton())
  pass(999)
  expect(screen.getByRole('alert')).toHaveTextContent('Title')
  pass(1)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('stays no longer than that though the clock is set back meanwhile', () => {
  const { add } = setUp()
  add({ severity: 'error', title: 'Title' })
  pass(2000)
  jest.setSystemTime(Date.now() - 3_600_000)

  fireEvent.pointerEnter(closeButton())
  fireEvent.pointerLeave(closeButton())
  pass(1000)

  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('closes one of several by its button, and lets the time of the others go on', () => {
  const { add } = setUp()
  add({ severity: 'error', title: 'First' })
  add({ severity: 'error', title: 'Second' })
  fireEvent.focus(within(screen.getByRole('alert')).getAllByRole('button')[0]!)

  fireEvent.click(within(screen.getByRole('alert')).getAllByRole('button')[0]!)

  expect(screen.getByRole('alert')).toHaveTextContent(/^Second/)
  pass(3000)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('closes the newest by Escape', () => {
  const { add } = setUp()
  add({ severity: 'success', title: 'First' })
  add({ severity: 'success', title: 'Second' })

  fireEvent.keyDown(screen.getAllByRole('button')[0]!, { key: 'Escape' })

  expect(screen.getByRole('status')).toHaveTextContent(/^First$|^FirstClose$/)
})

test('gives the focus on to the next toast, and after the last one back to where it came from', () => {
  const { add } = setUp()
  const field = document.body.appendChild(document.createElement('input'))
  add({ severity: 'error', title: 'First' })
  add({ severity: 'error', title: 'Second' })
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  field.focus()
  act(() => first.focus())

  fireEvent.click(first)
  expect(second).toHaveFocus()

  fireEvent.keyDown(second, { key: 'Escape' })
  expect(field).toHaveFocus()
  field.remove()
})

test('leaves the focus alone when a toast goes away by itself, or is closed from elsewhere', () => {
  const { add } = setUp()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  add({ severity: 'error', title: 'First' })
  add({ severity: 'success', title: 'Second' })

  fireEvent.click(screen.getAllByRole('button')[0]!)
  pass(5000)

  expect([screen.queryAllByRole('button'), document.activeElement]).toEqual([[], field])
  field.remove()
})

test('has no fault that axe can find', async () => {
  const { add, container } = setUp()
  add({ severity: 'error', title: 'Title', text: 'Text' })
  jest.useRealTimers()

  const { violations } = await axe.run(container, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } })

  expect(violations.map(({ id }) => id)).toEqual([])
})

test('comes with its area when it is first wanted, and says in the language of the page how to close it', async () => {
  window.history.replaceState(null, '', '/ru/news')
  putMessages('ru', messages.ru)
  expect(screen.queryByRole('alert')).toBeNull()

  act(() => void showToast({ severity: 'error', title: 'First' }))
  act(() => void showToast({ severity: 'error', title: 'Second' }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await act(() => jest.advanceTimersByTimeAsync(100))

  expect(within(screen.getByRole('alert')).getAllByRole('button', { name: messages.ru['site.close'] as string })).toHaveLength(2)
  expect(screen.getAllByRole('alert')).toHaveLength(1)

  // Steps in the language leave them; the reader switches it.
  void globalHistory.navigate('/ru/events')
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  putMessages('en', messages.en)
  act(() => void globalHistory.navigate('/en/news'))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await act(() => showToast({ severity: 'error', title: 'Third' }))
  expect(within(screen.getByRole('alert')).getAllByRole('button', { name: messages.en['site.close'] as string })).not.toHaveLength(0)

  // Something has emptied the page.
  document.body.replaceChildren()
  await act(() => showToast({ severity: 'error', title: 'Fourth' }))
  expect(within(screen.getByRole('alert')).getByText('Fourth')).toBeInTheDocument()
})

function setUp() {
  const store = createStore()
  const { container } = render(
    <Provider store={store}>
      <ToastArea closeLabel="Close" />
    </Provider>,
  )
  return { container, add: (toast: Omit<Toast, 'id'>) => act(() => store.set(addToastAtom, toast)) }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const closeButton = () => screen.getByRole('button', { name: 'Close' })
