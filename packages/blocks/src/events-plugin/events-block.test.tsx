import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { BlockFrame } from '../testing/block-frame'
import { eventList, eventSummary } from '../testing/contract-events'
import { fakeApi, type FakeCall } from '../testing/fake-api'
import { EventsBlock } from './events-block'
import { fixtures } from './events-block.fixtures'
import type { EventsBlockInitial, EventsBlockOptions } from './events-block.options'

let calls: FakeCall[]
beforeEach(() => {
  calls = fakeApi()
})

test('shows what the build knows below a heading, without a request, with the calendar to subscribe to', () => {
  show()

  expect(calls).toEqual([])
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H4', 'H4', 'H3', 'H4', 'H4'])
  expect(screen.getByRole('button', { name: 'Subscribe to the calendar' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/en/events')
})

test.each([
  ['past ones', { upcoming: false }, '?period=upcoming', []],
  ['one month', { month: '2100-01' }, '?month=2099-12', []],
  ['a category and some days', { category_slug: 'culture', from: '2099-12-01', to: '2099-12-31', per_page: 4 }, '?category=sport&month=2099-10&to=2099-12-05&page=2', [{ slug: '', lang: 'en', page: 2, category_slug: 'culture', from: '2099-12-01', to: '2099-12-31', per_page: 4, upcoming: true }]],
])('does not let the address change what the editor has fixed: %s', async (_, options, search, wanted) => {
  show(options, search)
  await wait()

  expect(calls.map(({ body }) => body)).toEqual(wanted)
})

test.each([
  ['When', { upcoming: true }],
  ['Category', { category_slug: 'culture' }],
])('does not offer %s where the editor has fixed it', (label, options) => {
  show(options)

  expect(screen.queryByRole('group', { name: label })).toBeNull()
  expect(screen.getByRole('group', { name: label === 'When' ? 'Category' : 'When' })).toBeInTheDocument()
})

test('offers days beside the months, without antd until somebody wants them', () => {
  show()

  expect(screen.getByRole('button', { name: 'Choose dates' })).toBeInTheDocument()
})

test('has its filters in a panel, which takes them back', async () => {
  const setSearch = jest.fn()
  show({}, '?period=past&category=culture&mode=preview', setSearch)
  await wait()

  const panel = screen.getByRole('search', { name: 'Find events' })
  expect(within(panel).getAllByRole('group').map((group) => group.textContent?.slice(0, 4))).toEqual(['When', 'Cate'])
  fireEvent.click(within(panel).getByRole('button', { name: 'Clear filters' }))

  expect(setSearch).toHaveBeenCalledWith('?mode=preview', undefined)
})

test('says that there is nothing at present, and that nothing fits only where the reader has chosen something', async () => {
  const { unmount } = show({}, '', jest.fn(), nothing)
  expect(screen.getByText('There are no events at present.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  unmount()

  show({}, '?period=past', jest.fn(), nothing)
  await wait()
  await act(async () => calls[0]?.answer(eventList([], 1, 1, 0)))

  expect(await screen.findByText('Nothing found')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2)
})

test.each([
  ['month', { month: '2100-01' }],
  ['first day', { from: '2100-01-01' }],
])('offers no month where the editor has fixed a %s', (_, options) => {
  show(options)

  expect(screen.queryByLabelText('Month')).toBeNull()
})

test('shows what the reader has chosen beside what is fixed', async () => {
  show({ q: 'theatre' }, '?category=culture')
  await wait()
  expect(calls[0]?.body).toMatchObject({ q: 'theatre', category_slug: 'culture', upcoming: true })

  await act(async () => calls[0]?.answer(eventList([eventSummary(9, { title_en: 'Puppets' })], 1, 1, 1)))

  expect(await screen.findByRole('heading', { name: 'Puppets', level: 4 })).toBeVisible()
})

/** The fake API notes a request a moment later. */
async function wait(): Promise<void> {
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
}

const nothing = fixtures.empty.initial

function show(options: EventsBlockOptions = {}, search = '', setSearch = jest.fn(), initial: EventsBlockInitial = fixtures['all events'].initial) {
  return render(
    <BlockFrame language="en" environment={{ search }} onSearch={setSearch}>
      <EventsBlock options={options} initial={initial} />
    </BlockFrame>,
  )
}
