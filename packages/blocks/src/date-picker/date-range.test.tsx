import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { loadLocale } from '../antd/load-locale'
import { BlockFrame } from '../testing/block-frame'
import { DateRange } from './date-range'
import type { Days } from './days'

beforeAll(() => {
  // What antd asks of a browser, and jsdom does not have.
  globalThis.matchMedia = (media) => ({ media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined, addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false })
  globalThis.MessageChannel ??= class implements MessageChannel {
    port1 = { onmessage: null, close: () => undefined } as Partial<MessagePort> as MessagePort
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.(new MessageEvent('message'))) } as Partial<MessagePort> as MessagePort
  }
})

test.each([
  ['without zeros', '1.2.2027', '2027-02-01'],
  ['as in the address', '2026-12-01', '2026-12-01'],
  ['with two digits of a year', '01.12.69', '1969-12-01'],
])('takes a day that is typed %s', async (_, typed, expected) => {
  const { days } = await show()

  await type('01.01.1900', typed)

  expect(days()).toEqual([{ from: '1900-01-01', to: expected }])
})

test('names each of the two fields in words that stay, and says how a day is written', async () => {
  await show({ from: '2026-12-01', to: undefined })

  for (const name of ['First day', 'Last day']) expect(screen.getByText(name)).toBeVisible()
  expect(screen.getAllByRole('combobox').map((field) => [field.getAttribute('placeholder'), (field as HTMLInputElement).labels?.[0]?.textContent])).toEqual([
    ['dd.mm.yyyy', 'First day'],
    ['dd.mm.yyyy', 'Last day'],
  ])
})

test('leaves two digits of a year alone while more may come', async () => {
  const { days } = await show()

  const input = screen.getByLabelText<HTMLInputElement>('First day')
  await step(() => input.focus())
  for (const text of ['01.12.2', '01.12.20', '01.12.202', '01.12.2026']) await step(() => fireEvent.change(input, { target: { value: text } }))

  expect([input.value, days()]).toEqual(['01.12.2026', []])
})

test.each([
  ['a day that does not exist', '31.02.2027'],
  ['something behind the day', '01.12.2026 noon'],
])('ignores %s, and keeps the other day', async (_, typed) => {
  const { days } = await show()

  await type('01.01.1900', typed)
  await step(() => (document.activeElement as HTMLElement).blur())

  expect(days()).toEqual([{ from: '1900-01-01', to: undefined }])
})

test.each([
  ['a day that does not exist', '31.02.2027'],
  ['a year of which the address knows nothing', '01.12.1026'],
])('says of %s that it is no day and how one is written, until something else is typed', async (_, typed) => {
  await show()
  expect(document.querySelector('p[aria-live=polite]')).toBeEmptyDOMElement()

  const first = screen.getByLabelText('First day')
  await step(() => first.focus())
  await step(() => fireEvent.change(first, { target: { value: typed } }))
  await step(() => first.blur())
  expect(document.querySelector('p[aria-live=polite]')).toHaveTextContent(`${typed} is an invalid date (dd.mm.yyyy)`)

  await step(() => first.focus())
  await step(() => fireEvent.input(first, { target: { value: '1' } }))
  expect(document.querySelector('p[aria-live=polite]')).toBeEmptyDOMElement()
})

test('says nothing of a day that is one', async () => {
  const { days } = await show()

  await type('01.12.2026', '02.12.2026')

  expect(days()).toEqual([{ from: '2026-12-01', to: '2026-12-02' }])
  expect(document.querySelector('p[aria-live=polite]')).toBeEmptyDOMElement()
})

test('puts the two days in order where the other one is of the address', async () => {
  const { days } = await show({ from: undefined, to: '2026-12-01' })

  await type('05.12.2026', 'xx')
  await step(() => (document.activeElement as HTMLElement).blur())

  expect(days().at(-1)).toEqual({ from: '2026-12-01', to: '2026-12-05' })
})

test('keeps the last day where what is typed for the first is none', async () => {
  const { days } = await show()

  await type('01.01.1900x', '01.12.2026')
  await step(() => (document.activeElement as HTMLElement).blur())

  expect(days().at(-1)).toEqual({ from: undefined, to: '2026-12-01' })
})

test('takes Enter in a field that stays empty for the end', async () => {
  const { days } = await show()

  await type('01.12.2026', '')

  expect(days()).toEqual([{ from: '2026-12-01', to: undefined }])
})

test.each(['Enter', 'Tab', 'a click elsewhere'])('forgets a day that something was typed behind: %s', async (end) => {
  const { days } = await show()
  const input = screen.getByLabelText<HTMLInputElement>('First day')
  await step(() => input.focus())
  for (const text of ['15.12.2026', '15.12.2026a', '15.12.2026ab']) await step(() => fireEvent.change(input, { target: { value: text } }))

  if (end !== 'a click elsewhere') await step(() => fireEvent.keyDown(input, { key: end }))
  await step(() => (end === 'Tab' ? screen.getByLabelText('Last day').focus() : input.blur()))
  await step(() => (document.activeElement as HTMLElement).blur())

  expect([input.value, days()]).toEqual(['', []])
})

test('leaves the fields alone where the mouse lies on a day of the calendar', async () => {
  const { days } = await show()
  const first = screen.getByLabelText<HTMLInputElement>('First day')
  await step(() => first.focus())
  await step(() => fireEvent.mouseDown(first))
  await step(() => fireEvent.click(first))
  await step(() => fireEvent.mouseEnter(document.querySelector('.ant-picker-cell-in-view') as Element))
  expect(first.value).toBe('')

  await type('31.02.2026', 'xx')

  expect([first.value, days()]).toEqual(['', []])
})

test('shows ten years to a page, and twelve months', async () => {
  await show({ from: '2026-12-01', to: undefined })
  fireEvent.mouseDown(screen.getByLabelText('First day'))
  fireEvent.click(screen.getByLabelText('First day'))

  fireEvent.click(button('.ant-picker-year-btn'))
  expect([...document.querySelectorAll('.ant-picker-year-panel .ant-picker-cell-in-view')].map(({ textContent }) => textContent)).toEqual(Array.from({ length: 10 }, (_, index) => String(2020 + index)))
  fireEvent.click([...document.querySelectorAll('.ant-picker-year-panel .ant-picker-cell-in-view')][6] as Element)

  const rows = [...document.querySelectorAll('.ant-picker-month-panel tbody tr')]
  expect(rows.map((row) => row.children.length)).toEqual([3, 3, 3, 3])
})

test('leads by the keyboard through the calendar, whose days have names, and chooses', async () => {
  const { days } = await show({ from: '2026-12-01', to: '2027-02-01' })
  const start = screen.getByLabelText('First day')

  await step(() => start.focus())
  await step(() => fireEvent.keyDown(start, { key: 'ArrowDown' }))
  const focused: unknown[] = []
  for (const key of ['ArrowLeft', 'ArrowRight', 'PageDown', 'End']) {
    await step(() => fireEvent.keyDown(document.activeElement ?? start, { key }))
    focused.push([document.activeElement?.role, document.activeElement?.ariaLabel])
  }
  await step(() => fireEvent.keyDown(document.activeElement ?? start, { key: 'Enter' }))

  // The test's frame has no words for days of the week.
  expect(focused).toEqual(['2026-11-30', '2026-12-01', '2027-01-01', '2027-01-03'].map((day) => ['gridcell', `${day}, ${day}`]))
  expect(screen.getByLabelText('Last day')).toHaveFocus()
  expect(days()).toEqual([])
})

test('opens the calendar for who wants it at once beside the fields from the first, not at the end of the page', async () => {
  const places: Node[] = []
  const isCalendar = (node: Node) => node instanceof Element && node.matches('.ant-picker-dropdown')
  const observer = new MutationObserver((records) => places.push(...records.flatMap(({ target, addedNodes }) => ([...addedNodes].some(isCalendar) ? target : []))))
  observer.observe(document.body, { childList: true, subtree: true })

  await step(() => void show(undefined, true))
  await step(() => undefined)

  observer.disconnect()
  expect(places).toEqual([screen.getByRole('group', { name: 'Choose dates' })])
})

test('scrolls to a calendar that does not fit above its field, when it has ceased to move', async () => {
  const scrolled: unknown[] = []
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
    scrolled.push([this.classList.contains('ant-picker-dropdown'), options])
  })
  const moves = jest.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{} as Animation])
  await step(() => void show(undefined, true))
  for (let turn = 0; turn < 5; turn += 1) await step(() => undefined)
  expect([scrolled, moves.mock.calls.length > 0]).toEqual([[], true])

  moves.mockReturnValue([])

  await waitFor(() => expect(scrolled).toEqual([[true, { block: 'nearest' }]]))
})

test('leaves the calendar by Escape without a choice', async () => {
  const { days } = await show({ from: '2026-12-01', to: '2027-02-01' })
  const start = screen.getByLabelText('First day')
  await step(() => start.focus())
  await step(() => fireEvent.keyDown(start, { key: 'ArrowDown' }))
  expect(document.activeElement).toHaveAttribute('role', 'gridcell')

  await step(() => fireEvent.keyDown(document.activeElement ?? start, { key: 'Escape' }))

  expect(start).toHaveFocus()
  expect(start).toHaveAttribute('aria-expanded', 'false')
  expect(days()).toEqual([])
})

function button(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

/** Types both days, as a reader does: each is confirmed by Enter. */
async function type(start: string, end: string) {
  for (const [label, text] of [['First day', start], ['Last day', end]] as const) {
    const input = screen.getByLabelText(label)
    await step(() => input.focus())
    await step(() => fireEvent.change(input, { target: { value: text } }))
    await step(() => fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 }))
  }
}

/** antd answers a moment later. */
async function step(deed: () => unknown) {
  await act(async () => {
    deed()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
}

async function show(value: Days = { from: undefined, to: undefined }, isWanted = false) {
  const told: Days[] = []
  const locale = await loadLocale('en')
  render(
    <BlockFrame language="en">
      <DateRange label="Choose dates" names={{ from: 'First day', to: 'Last day', form: 'dd.mm.yyyy' }} value={value} locale={locale} isWanted={isWanted} onChange={(days) => told.push(days)} />
    </BlockFrame>,
  )
  return { days: () => told }
}
