import { screen } from '@testing-library/react'
import { event } from '../../testing/event'
import { messages, renderInSite } from '../../testing/render-in-site'
import { EventActions } from './event-actions'
import { EventFacts } from './event-facts'

const register = messages.en['events.register'] ?? '?'
const addToCalendar = messages.en['events.add_to_calendar'] ?? '?'
const over = messages.en['events.over'] ?? '?'

test('leads to the registration and, in the language of the page, to the calendar file', () => {
  renderInSite(<EventActions event={event()} />, { language: 'ru' })

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://forms.example/open-day', '/ru/events/501.ics'])
})

test('takes the calendar file of the server where there is one', () => {
  renderInSite(<EventActions event={event({ ics_url: '/media/events/501.ics' })} />)

  expect(screen.getByRole('link', { name: addToCalendar })).toHaveAttribute('href', '/media/events/501.ics')
})

test('has an event that no build has written a calendar file for put into a calendar by the file of its page', () => {
  renderInSite(<EventActions event={event()} calendarFile="data:text/calendar,BEGIN" />)

  const link = screen.getByRole('link', { name: addToCalendar })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['data:text/calendar,BEGIN', '501.ics'])
})

test('leaves it to the browser what becomes of a file of the server', () => {
  renderInSite(<EventActions event={event()} />)

  expect(screen.getByRole('link', { name: addToCalendar })).not.toHaveAttribute('download')
})

test.each([
  ['scheduled', [register, addToCalendar]],
  ['moved_online', [register, addToCalendar]],
  ['postponed', [register]],
  ['cancelled', []],
] as const)('offers to somebody who comes to an event that is %s: %j', (status, offered) => {
  renderInSite(<EventActions event={event({ status })} />)

  expect([register, addToCalendar].filter((name) => screen.queryByText(name))).toEqual(offered)
})

test('says that an event is over, and hides what one can no longer do', () => {
  renderInSite(<EventActions event={event({ starts_at: '2020-12-05T05:00:00Z', ends_at: '2020-12-05T09:00:00Z' })} />)

  expect(screen.getByText(over)).toBeVisible()
  expect(screen.getByText(register).closest('p')).toHaveClass('gone')
})

test('an event that was put off is not over when the day has passed that no longer holds', () => {
  renderInSite(<EventActions event={event({ status: 'postponed', starts_at: '2020-12-05T05:00:00Z', ends_at: '2020-12-05T09:00:00Z' })} />)

  expect(screen.queryByText(over)).toBeNull()
  expect(screen.getByText(register).closest('p')).not.toHaveClass('gone')
})

test('tells when and where, how to join, and that it costs nothing', () => {
  renderInSite(<EventFacts event={event()} />)

  expect(facts()).toEqual([
    ['When', '5\u00a0December 2099, 10:00–14:00 (Almaty\u00a0time)'],
    ['Where', 'Main building, room\u00a0215Join online (opens in a new tab)'],
    ['Admission', 'Free'],
  ])
})

test.each<[string, Parameters<typeof event>[0]]>([
  ['that nobody can join from elsewhere', { attendance_mode: 'offline' }],
  ['of whole days', { all_day: true }],
])('does not say whose time that of an event %s is', (_name, fields) => {
  renderInSite(<EventFacts event={event(fields)} />)

  expect(facts()[0]?.[1]).not.toContain('Almaty')
})

test('strikes a date out that no longer holds, and leads to no meeting that will not be', () => {
  renderInSite(<EventFacts event={event({ status: 'cancelled', price: 15_000 })} />)

  expect(document.querySelector('s')).toHaveTextContent('5 December 2099, 10:00–14:00')
  expect(screen.queryByRole('link')).toBeNull()
  expect(facts().at(-1)).toEqual(['Admission', '15,000\u00a0₸'])
})

function facts() {
  return screen.getAllByRole('term').map((term) => [term.textContent?.trim(), term.nextElementSibling?.textContent])
}
