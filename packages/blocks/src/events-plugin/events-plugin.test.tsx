import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DateRangeProps } from '../date-picker/date-range'
import type { Language } from '../environment/environment'
import { eventList, eventSummary } from '../testing/contract-events'
import { fakeApi, waitForCall } from '../testing/fake-api'
import { say } from '../testing/messages'
import { showAt } from '../testing/show-at'
import { EventsPlugin } from './events-plugin'
import type { EventsPluginOptions } from './events-plugin.options'
import { toEventItem } from './to-event-item'

// antd's part has a test of its own.
jest.mock('../date-picker/date-range', () => ({ DateRange: ({ onChange }: DateRangeProps) => <button onClick={() => onChange({ from: '2099-12-05', to: undefined })}>From the 5th</button> }))

const december = eventSummary(1)
const january = eventSummary(2, { starts_at: '2100-01-18T13:00:00Z', ends_at: null })
const ended = eventSummary(3, { starts_at: '2020-01-05T05:00:00Z', ends_at: '2020-01-05T09:00:00Z' })

test('groups what the build knows by month, without a request', () => {
  const { calls } = setUp()

  const months = screen.getAllByRole('heading', { level: 2 })
  expect(months.map((month) => [month.textContent, within(month.parentElement as HTMLElement).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)])).toEqual([
    ['2099-12', ['Event 1']],
    ['2100-01', ['Event 2']],
  ])
  // When it runs out, the island wakes for everybody.
  expect(document.querySelector('[data-until]')).toHaveAttribute('data-until', '2099-12-05T09:00:00.000Z')
  expect([calls.length, status()]).toEqual([0, say('en', 'events.count', { count: 2 })])
})

test('shows a month as often as it comes in another order than by time', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)

  setUp({ events: [december, january, eventSummary(4)], options: { fixed: { sort: 'title' } } })

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['2099-12', '2100-01', '2099-12'])
  expect(complaints.mock.calls).toEqual([])
})

test.each([
  ['', undefined],
  ['?period=past', { upcoming: false }],
  ['?month=2099-12', { upcoming: true, month: '2099-12' }],
  ['?category=sport&page=2', { upcoming: true, category_slug: 'sport', page: 2 }],
  ['?period=past&month=2026-11&category=sport', { upcoming: false, month: '2026-11', category_slug: 'sport' }],
  ['?from=2099-12-01&to=2099-12-31', { upcoming: true, from: '2099-12-01', to: '2099-12-31' }],
  ['?period=soon&month=2026-13&category=A%20B&from=2099-02-31', undefined],
])('asks the API for what the address %s wants', async (search, wanted) => {
  const { calls } = setUp({ search })

  if (wanted) await waitForCall(calls)
  expect(calls.map(({ body }) => body)).toEqual(wanted ? [{ slug: '', lang: 'en', page: 1, ...wanted }] : [])
})

test('keeps to the category of the block, and offers no other', async () => {
  const { calls } = setUp({ search: '?period=past&category=sport', options: { categorySlug: 'culture' } })

  const call = await waitForCall(calls)

  expect(call.body).toMatchObject({ category_slug: 'culture' })
  expect(screen.queryByRole('group', { name: say('en', 'events.category') })).toBeNull()
})

test('marks what has ended since the build until the API has answered, then it is gone', async () => {
  const { calls } = setUp({ events: [ended, december] })
  const call = await waitForCall(calls)
  expect([titles(), row('Event 3').textContent?.includes(say('en', 'events.over'))]).toEqual([['Event 3', 'Event 1'], true])

  await act(async () => call.answer(eventList([december, january], 1, 1, 2)))

  expect(await screen.findByText('Event 2')).toBeVisible()
  expect([titles(), call.body]).toEqual([['Event 1', 'Event 2'], { slug: '', lang: 'en', page: 1, upcoming: true }])
})

test('what was put off is not over when the day has passed that no longer holds', async () => {
  setUp({ events: [{ ...ended, status: 'postponed' }, december] })

  expect(row('Event 3')).toHaveTextContent(say('en', 'events.postponed'))
  expect(row('Event 3')).not.toHaveTextContent(say('en', 'events.over'))
})

test('keeps the list of the build when the API is out of reach', async () => {
  const { calls } = setUp({ events: [ended, december] })
  const call = await waitForCall(calls)

  await act(async () => call.fail())

  expect([titles(), screen.queryByRole('alert'), status()]).toEqual([['Event 3', 'Event 1'], null, say('en', 'events.count', { count: 2 })])
})

test.each(['?period=past', '?page=2'])('says so when a list that only the API has cannot be loaded: %s', async (search) => {
  const { calls } = setUp({ search })
  const call = await waitForCall(calls)

  await act(async () => call.fail())

  expect(await screen.findByRole('alert')).toHaveTextContent(say('en', 'list.failed'))
})

test('does not mark past events as over where all are', async () => {
  const { calls } = setUp({ search: '?period=past' })
  const call = await waitForCall(calls)

  await act(async () => call.answer(eventList([ended], 1, 1, 1)))

  expect(await screen.findByText('Event 3')).toBeVisible()
  expect(row('Event 3')).not.toHaveTextContent(say('en', 'events.over'))
})

test.each([
  ['', ['', '2099-11', '2099-12', '2100-01']],
  ['?period=past', ['', '2099-11', '2099-10', '2099-09']],
])('offers the months onward or back: %s', (search, expected) => {
  setUp({ search })

  expect(months().slice(0, 4)).toEqual(expected)
  expect(months()).toHaveLength(13)
})

test('begins with the month that it is in Almaty, though the site was built before', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T19:00:00Z'))

  setUp({ options: { builtAt: '2026-11-30T18:59:00Z' } })

  expect(months()[1]).toBe('2026-12')
})

test('offers a month of the address that lies further away, too', () => {
  setUp({ search: '?month=2020-01' })

  expect(months().at(-1)).toBe('2020-01')
  expect(screen.getByRole('combobox')).toHaveValue('2020-01')
})

test.each(['0000-01', '0099-12', '2026-13'])('takes %s for no month', (month) => {
  setUp({ search: `?month=${month}` })

  expect([screen.getByRole<HTMLSelectElement>('combobox').value, months().length]).toEqual(['', 13])
})

test('writes the chosen month into the address in place of days, from the first page on, and takes it out again', async () => {
  const { setSearch } = setUp({ search: '?category=sport&from=2099-12-01&to=2099-12-05&page=2' })

  await userEvent.selectOptions(screen.getByRole('combobox', { name: say('en', 'events.month') }), '2099-12')
  await userEvent.selectOptions(screen.getByRole('combobox'), '')

  expect(setSearch.mock.calls).toEqual([['?category=sport&month=2099-12'], ['?category=sport']])
})

test('writes the chosen days into the address in place of a month, from the first page on', async () => {
  const { setSearch } = setUp({ search: '?month=2099-12&page=2' })

  await userEvent.click(screen.getByRole('button', { name: say('en', 'events.dates') }))
  await userEvent.click(await screen.findByRole('button', { name: 'From the 5th' }))

  expect(setSearch.mock.calls).toEqual([['?from=2099-12-05']])
})

test.each(['?period=past&category=sport', '?month=2099-12&page=2', '?from=2099-12-01&to=2099-12-31'])('takes the filters of %s back where they have found nothing', async (search) => {
  const { calls, setSearch } = setUp({ search })
  await act(async () => (await waitForCall(calls)).answer(eventList([], 1, 1, 0)))
  expect(await screen.findByText(say('en', 'list.nothing_found'))).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: say('en', 'filters.reset') }))

  expect(setSearch).toHaveBeenLastCalledWith('', undefined)
})

test('tells the change of a date, the hours and the place', () => {
  setUp({
    events: [eventSummary(4, { status: 'rescheduled', previous_starts_at: '2099-11-01T05:00:00Z', room: '215', attendance_mode: 'mixed' })],
  })

  expect(within(row('Event 4')).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    say('en', 'events.rescheduled'),
    say('en', 'events.former_date', { date: '2099-11-01' }),
    `05:00–09:00 (${say('en', 'time.almaty')})`,
    `Main building, ${say('en', 'events.room', { room: '215' })}`,
    say('en', 'events.online'),
  ])
})

test('tells the hour of before where an event begins at another one of the same day', () => {
  const moved = { status: 'rescheduled', previous_starts_at: '2099-12-05T03:30:00Z' } as const
  setUp({ events: [eventSummary(4, moved), eventSummary(5, { ...moved, all_day: true })] })

  expect(row('Event 4')).toHaveTextContent(say('en', 'events.former_date', { date: '2099-12-05, 03:30' }))
  expect(row('Event 5')).not.toHaveTextContent('03:30')
})

test('says the whole period of an event of several days, no hours of a whole day, and those of an evening that ends at midnight', () => {
  setUp({
    events: [
      eventSummary(5, { all_day: true, ends_at: '2099-12-07T05:00:00Z', place_kz: null, place_ru: null, place_en: null }),
      eventSummary(6, { all_day: true, ends_at: null, place_kz: null, place_ru: null, place_en: null }),
      eventSummary(7, { starts_at: '2099-12-05T18:00:00Z', ends_at: '2099-12-06T00:00:00Z', place_kz: null, place_ru: null, place_en: null }),
    ],
  })

  const facts = (title: string) => within(row(title)).queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect([5, 6, 7].map((id) => facts(`Event ${id}`))).toEqual([['2099-12-05T05:00:00Z – 2099-12-07T05:00:00Z'], [], ['18:00–00:00']])
})

test('says whose hours they are where one can join from elsewhere', () => {
  const online = { attendance_mode: 'online', place_kz: null, place_ru: null, place_en: null } as const
  setUp({ events: [eventSummary(4, { ...online, ends_at: '2099-12-07T09:00:00Z' }), eventSummary(5, { ...online, all_day: true, ends_at: '2099-12-07T05:00:00Z' })] })

  expect(row('Event 4')).toHaveTextContent('2099-12-05T05:00:00Z – 2099-12-07T09:00:00Z (Almaty time)')
  expect(row('Event 5')).not.toHaveTextContent('Almaty')
})

test('a site without any event offers no choice among them, unless the address asks for it', () => {
  const { unmount } = setUp({ events: [], options: { categories: [] } })

  expect(screen.getByText(say('en', 'events.empty'))).toBeVisible()
  expect([screen.queryByRole('group'), screen.queryByRole('combobox')]).toEqual([null, null])
  unmount()
  setUp({ search: '?period=past', events: [], options: { categories: [] } })

  expect(screen.getByRole('group', { name: say('en', 'events.when') })).toBeVisible()
})

test.each<[string, SetUp]>([
  ['whose events are all over', { events: [] }],
  ['whose first event was published after the build', { options: { categories: [] } }],
])('a site %s offers its choice', (_, options) => {
  setUp(options)

  expect(screen.getByRole('group', { name: say('en', 'events.when') })).toBeVisible()
})

interface SetUp {
  search?: string
  language?: Language
  events?: Parameters<typeof toEventItem>[0][]
  options?: Partial<EventsPluginOptions>
}

function setUp({ search: first = '', language = 'en', events = [december, january], options = {} }: SetUp = {}) {
  const initial = { items: events.map((event) => toEventItem(event, language)), page: 1, lastPage: 1, total: events.length }
  const block = <EventsPlugin builtAt="2099-11-21T17:00:00Z" categories={[{ slug: 'sport', name: 'Sport' }]} initial={initial} {...options} />
  return { calls: fakeApi(), ...showAt(first, block, { language }) }
}

function titles() {
  return screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

function row(title: string): HTMLElement {
  return screen.getByRole('heading', { name: title }).closest('article') as HTMLElement
}

function months() {
  return within(screen.getByRole('combobox')).getAllByRole('option').map((option) => (option as HTMLOptionElement).value)
}

function status() {
  return screen.getByRole('status').textContent
}
